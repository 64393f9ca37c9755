import { atTime } from '../../clock.ts'
import { viewOrder } from '../../features/orders/lists/order-detail.view.ts'
import { splitOrder } from '../../features/orders/split/split-order.ts'
import { approvePurchase } from '../../features/purchases/approve-purchase.ts'
import { createPurchase } from '../../features/purchases/create-purchase.ts'
import { at, workingDayBefore } from '../calendar/calendar.ts'
import { type Company, carerOf, customerOf } from '../company.ts'
import { IN_TWO_BOXES } from '../wishes.ts'

const OF_ANOTHER_CLIENT = 1
const TRACKINGS = ['1Z8A41F60390047426', '1Z8A41F60390047435']

/** Two things are bought at once; their store says that each comes in a box of its own. */
export async function inTwoBoxes(company: Company, end: string): Promise<void> {
  const { parts, staff } = company
  const owner = customerOf(company, OF_ANOTHER_CLIENT)
  const on = <Result>(daysBefore: number, time: string, work: () => Promise<Result>) =>
    atTime(at(workingDayBefore(end, daysBefore), time), work)
  const terms = { consigneeAuthorizedNameId: null, pickupAuthorizedNameId: null, category: 'B' as const, ...IN_TWO_BOXES }
  const { id } = await on(5, '20:47', () => createPurchase(parts.db, owner.actor, terms))
  const { order } = await on(4, '12:03', () =>
    approvePurchase(parts.db, carerOf(company, owner), id, { tracking: TRACKINGS[0] ?? '' }),
  )
  if (!order) return
  const { items } = await viewOrder(parts.db, staff.administrator, order.id)
  const boxes = items.map((item, place) => ({
    items: [item],
    productValueInCents: item.quantity * item.unitPriceInCents,
    tracking: TRACKINGS[place],
  }))
  await on(2, '16:22', () => splitOrder(parts.db, staff.administrator, order.id, boxes))
}
