// Where each role finds a purchase or a quote that was asked for, by what it is.
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf, CLIENT_PATHS, purchaseAddress } from '@app/contract/paths'
import { type DropshippingStatus, GROUP_OF_PURCHASE, type PurchaseStatus, type Role } from '@app/domain'
import { beside } from './place-of-bill.ts'

/** Clients see what was bought, or removed, beside what is open. */
export function placeOfPurchase(role: Role, status: PurchaseStatus, id: string): string {
  const group = GROUP_OF_PURCHASE[status]
  return role !== 'client' || group === 'open'
    ? purchaseAddress(role, id)
    : addressOf(CLIENT_PATHS.purchases, { view: group, open: id })
}

/** Clients see their requests where they ask for quotes; staff by status. */
export function placeOfDropshipping(role: Role, status: DropshippingStatus, id: string): string {
  if (role === 'client') return addressOf(CLIENT_PATHS.quotes, { open: id })
  const path = role === 'administrator' ? ADMINISTRATOR_PATHS.dropshipping : ASSOCIATE_PATHS.dropshipping
  return addressOf(path, { view: beside('quoting', status), open: id })
}
