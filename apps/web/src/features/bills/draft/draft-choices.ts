import type { Sent } from '@app/contract/endpoint'
import type { createBill } from '@app/contract/endpoints/bills'

/** What is chosen of a new bill besides its packages. */
export type DraftChoices = Required<Omit<Sent<typeof createBill>['body'], 'orderIds'>>

/** The client collects, the bill is in their name, and their balance is taken. */
export const FIRST_CHOICES: DraftChoices = {
  pickupAuthorizedNameId: null,
  invoiceOwnerAuthorizedNameId: null,
  useBalance: true,
}
