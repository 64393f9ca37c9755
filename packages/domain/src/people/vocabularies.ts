// Words about people that have no rules of their own. Contract, tables and screens take them from here.

/** What the house speaks (specification, section 9). Spanish unless a person chooses. */
export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const USER_STATUSES = ['active', 'inactive'] as const

/**
 * What is known of an address: its owner followed a link (`confirmed`), the account counts as confirmed though nobody did (`unproved`), or
 * a person who signed up has not followed it yet (`waiting`) and may look around alone.
 */
export const EMAIL_STANDINGS = ['waiting', 'unproved', 'confirmed'] as const
export type EmailStatus = (typeof EMAIL_STANDINGS)[number]

/**
 * What a person's identification is worth: they gave it (`declared`), staff saw its document (`verified`), another account gave the same one
 * and staff have not decided (`disputed`), or decided for the other (`lost`).
 */
export const IDENTITY_STANDINGS = ['declared', 'verified', 'disputed', 'lost'] as const
export type IdentityStatus = (typeof IDENTITY_STANDINGS)[number]

/** What an authorized name may do in the client's place: collect packages, declare them as consignee (domain, section 4), be billed (fiscal, section 3). */
export const AUTHORIZED_NAME_PURPOSES = ['pickup', 'consignee', 'invoice'] as const
export type AuthorizedNamePurpose = (typeof AUTHORIZED_NAME_PURPOSES)[number]

/** Why a mail reached nobody: there was no mail server, or it did not take the mail. */
export const UNSENT_REASONS = ['noServer', 'refused'] as const

export const NOTIFICATION_CHANNELS = ['bell', 'mail'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** What a browser is sent of what its person is told (client, section 6): the default, everything, only what waits for them. */
export const PUSH_CHOICES = ['important', 'all', 'mustAct'] as const
export type PushChoice = (typeof PUSH_CHOICES)[number]

/** What a person agrees to in writing: the terms, what becomes of their data, and that customs is told their name. */
export const TEXT_KINDS = ['terms', 'privacy', 'consignee'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/**
 * How a consent is known. `unproven`: a row without a text that the person was shown; `text`: ticked under a version of it; `act`: the person's own
 * call says it; `link`: answered by the person through a link of their own; `paper`: signed, as staff uploaded it.
 */
export const CONSENT_EVIDENCE = ['unproven', 'text', 'act', 'link', 'paper'] as const
export type ConsentEvidence = (typeof CONSENT_EVIDENCE)[number]
