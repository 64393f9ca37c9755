import { atTime } from '../../clock.ts'
import { createPayment } from '../../features/payments/create-payment.ts'
import { approvePurchase } from '../../features/purchases/approve-purchase.ts'
import { cancelPurchase } from '../../features/purchases/cancelled/cancel-purchase.ts'
import { createPurchase } from '../../features/purchases/create-purchase.ts'
import { at, workingDayBefore } from '../calendar/calendar.ts'
import { type Company, carerOf, customerOf } from '../company.ts'
import { BOUGHT } from '../wishes.ts'

const OF_WHOM_PEOPLE_SIGN_IN_AS = 0
const TRACKING = '1Z8A41F60390045517'

/** Two of the same are bought and paid up front; then the store sends one of them, and what the other cost is credit. */
export async function bought(company: Company, end: string): Promise<void> {
  const { parts, staff } = company
  const owner = customerOf(company, OF_WHOM_PEOPLE_SIGN_IN_AS)
  const carer = carerOf(company, owner)
  const on = <Result>(daysBefore: number, time: string, work: () => Promise<Result>) =>
    atTime(at(workingDayBefore(end, daysBefore), time), work)
  const terms = { consigneeAuthorizedNameId: null, pickupAuthorizedNameId: null, category: 'B' as const, ...BOUGHT }
  const { id, items, price } = await on(9, '20:32', () => createPurchase(parts.db, owner.actor, terms))
  await on(8, '11:16', () => {
    const amountInCents = price.totalInCents
    const paid = {
      clientId: owner.actor.userId,
      receivedOn: workingDayBefore(end, 8),
      amountInCents,
      method: 'transfer' as const,
    }
    const application = { purchaseId: id, amountInCents }
    const payment = { ...paid, reference: 'PICH-77120431', note: '', repeated: false, applications: [application], files: [] }
    return createPayment(parts.db, parts.storage, staff.administrator, payment)
  })
  await on(7, '15:41', () => approvePurchase(parts.db, carer, id, { tracking: TRACKING }))
  const [item] = items
  if (!item) return
  const reason = 'La tienda se quedó sin existencias y devolvió el precio de uno.'
  await on(3, '10:08', () =>
    cancelPurchase(parts.db, carer, id, { action: 'cancel', items: [{ id: item.id, quantity: 1 }], reason }),
  )
}
