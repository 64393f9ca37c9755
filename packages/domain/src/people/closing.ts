/** What prevents closing an account. The screen says of each who can end it: time, the owner or the company. */
export const CLOSING_OBSTACLES = [
  'openOrders',
  'openPurchases',
  'openDropshipping',
  'openIncidents',
  'unpaidBills',
  'pendingReceipts',
  'requestedRefunds',
  'waitingApprovals',
  'debt',
  'credit',
  'held',
  'earnings',
  'clients',
  'ordersOfClients',
  'lastAdministrator',
] as const
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number]

/** Stored as the first name of a closed account, with its code as the last name. A stored name is not translated, so it has one language. */
export const CLOSED_NAME = 'Cuenta cerrada'
