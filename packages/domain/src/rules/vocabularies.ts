// Words of the business that have no rules of their own. Contract, tables and screens take them from here.

/** The house's two warehouses, where what happened to a package happened. */
export const PLACES = ['MIA', 'UIO'] as const

/** How a client or an associate is paid by, or pays, the house. */
export const PAYMENT_METHODS = ['transfer', 'deposit', 'card', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Where the house has money: its cash desk (Caja), or an account at a bank. */
export const COMPANY_ACCOUNT_KINDS = ['cash', 'bank'] as const
export type CompanyAccountKind = (typeof COMPANY_ACCOUNT_KINDS)[number]

/** What uses a consignee's yearly quota: a bundle of the house, or a declaration that another courier made. */
export const QUOTA_KINDS = ['bundle', 'declaredElsewhere'] as const

/** What people and the house put beside a record. */
export const FILE_PURPOSES = ['invoice', 'tracking', 'photo', 'proof', 'signature', 'attachment'] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

/** What a message of a conversation may be about. */
export const CONVERSATION_SUBJECTS = ['order', 'purchase', 'dropshipping', 'bill'] as const
export type ConversationSubject = (typeof CONVERSATION_SUBJECTS)[number]

/** What a message may be: its text in letters, and how many files come with it. */
export const MESSAGE_LIMITS = { letters: 2_000, files: 5 } as const

/** Of every list that is searched: fewer letters find nothing. */
export const SHORTEST_SEARCH = 3

/** Views of one screen that the team shares: more are no row of tabs. */
export const MOST_SHARED_VIEWS = 20
