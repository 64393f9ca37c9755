import type { Role } from '@app/domain'

/** What clients read in words of their own (client, section 7). */
const CLIENT_STATUSES = [
  'reviewed',
  'inWarehouseMIA',
  'sended',
  'arrived',
  'inWarehouseUIO',
  'pendingOfPay',
  'pendingPayment',
  'paid',
  'charged',
  'incomplete',
  'pendingChanges',
] as const

/** The key of the word of a status: for clients where something of theirs is, for staff the specification's. */
export const statusWordKey = (status: string, role: Role | null): string =>
  role === 'client' && CLIENT_STATUSES.some((own) => own === status) ? `clientStatuses.${status}` : `statuses.${status}`
