/** What keeps an account from being closed: each can end by itself or by its owner, or needs the company. */
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

/** The first name of an account that was closed; its code is the last name. Data as any name are: in one language. */
export const CLOSED_NAME = 'Cuenta cerrada'
