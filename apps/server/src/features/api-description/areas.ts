/** What each file of the contract is about, in the order in which the reference shows them. */
const AREAS: Readonly<Record<string, readonly [title: string, description: string]>> = {
  session: ['Account', 'Signing up and in, and what belongs to one’s own account.'],
  secondFactors: [
    'Second step',
    'A code beside the password, or a passkey: a key of a telephone, a computer or a security key, which also signs in alone.',
  ],
  orders: ['Orders', 'An order is one package: asking for packages, and finding them.'],
  orderReading: ['Reading of mails', 'What a mail or an invoice of a store says, to ask for its package with.'],
  orderActions: ['Order actions', 'What happens to a package after it was asked for.'],
  runs: ['Runs', 'One act with many records, previewed and then worked off by the server.'],
  orderMatching: ['Matching', 'Whose a package is that reached Miami without an order.'],
  trackingLinks: ['Tracking links', 'Where a package is, for whoever has its link.'],
  prices: ['Prices', 'What packages cost once they are weighed in Quito.'],
  deliveries: ['Deliveries', 'Handing paid packages over.'],
  incidents: ['Incidents', 'Packages that were lost, seized, damaged or delayed.'],
  quotations: ['Quotations', 'What sending a package would cost.'],
  purchases: ['Assisted purchases', 'The house buys for a client (service PPE).'],
  purchaseActions: ['Purchase actions', 'What happens to a purchase after it was asked for.'],
  dropshipping: ['Dropshipping', 'The house quotes a product, buys it and delivers it.'],
  bundles: ['Bundles', 'Packages of one consignee under one child guide: one declaration.'],
  bundleSuggestion: ['Bundle proposal', 'The fewest declarations for everything that is ready in Miami.'],
  bundleFiles: ['Bundle files', 'Workbooks and invoices of bundles.'],
  quotas: ['Yearly quotas', 'What a consignee declared in a fiscal year.'],
  labels: ['Labels', 'What is stuck on packages and bundles: a code to scan and words to read.'],
  manifests: ['Manifests', 'The bundles of one flight.'],
  manifestCosts: ['Costs of manifests', 'What a flight cost the house.'],
  loading: ['Loading', 'What is with the cargo of a manifest in Miami.'],
  locations: ['Shelves', 'Where packages lie in the two warehouses.'],
  bills: ['Bills of sale', 'What a client pays for packages that reached Quito.'],
  passes: ['Passes', 'What a client shows to collect a paid bill of sale, and how the counter finds the bill by it.'],
  fiscalDocumentActions: ['Document actions', 'What people do with documents of the SRI.'],
  fiscalDocuments: ['Documents of the SRI', 'Facturas and notas de crédito: how far they are, and their papers.'],
  accounts: ['Accounts', 'Where a client’s money stands, and how it goes back.'],
  payments: ['Payments', 'What was paid, how it is taken back, and what statements of banks say.'],
  paymentProofs: ['Payment proofs', 'Transfer receipts that clients send.'],
  earnings: ['Earnings', 'What associates earn on the packages of their clients, and what they were paid.'],
  charges: ['Charges', 'The catalogue of extra charges.'],
  tariffs: ['Item classes', 'What category C is taxed by.'],
  users: ['Users', 'People, and which associate a client belongs to.'],
  authorizedNames: ['Authorized names', 'Who may collect or be declared in a client’s place.'],
  consents: ['Texts and consents', 'What people agree to, in versions, and what each of them answered.'],
  personalData: ['Personal data', 'Everything about a person as a file, closing an account, and what is removed with time.'],
  parameters: ['Parameters', 'Prices, limits and weekdays, each with its history.'],
  fiscalRegistration: ['Electronic invoicing', 'What the SRI knows of the house, its certificate, its numbers and the mode.'],
  company: ['Company', 'Names, addresses and bank accounts of the house.'],
  dashboard: ['Dashboard', 'Today’s work in numbers.'],
  conversations: ['Conversations', 'What a client and the house write to each other: one conversation for each client.'],
  clientNotes: ['Notes about clients', 'What staff write down about a client.'],
  notifications: ['Notifications', 'What a person was told.'],
  push: ['Push messages', 'What a browser shows of what its person is told, also while no page is open.'],
  files: ['Files', 'Invoices, photos and receipts of the records.'],
  drawers: ['Drawers', 'Cash at the counters: what goes through each drawer, and its closings.'],
  clientsToBill: ['To bill', 'What was weighed in Quito and is on no bill, by client.'],
  receivables: ['Receivables', 'What clients owe, by how old it is.'],
  reports: ['Reports', 'What was sold, what was left of it, what customs took, and how long packages took.'],
  savedViews: ['Saved views', 'Filters of a list that a person keeps.'],
  search: ['Search', 'One question over all records within reach.'],
  health: ['Health', 'For whoever runs the server.'],
}

const titleOf = (area: string): string => AREAS[area]?.[0] ?? area

/** These areas, the ones that have words in the order of their words. */
export function tagsOf(areas: ReadonlySet<string>): { name: string; 'x-displayName': string; description: string }[] {
  const known = Object.keys(AREAS).filter((area) => areas.has(area))
  const names = [...known, ...[...areas].filter((area) => !known.includes(area))]
  return names.map((name) => ({ name, 'x-displayName': titleOf(name), description: AREAS[name]?.[1] ?? '' }))
}
