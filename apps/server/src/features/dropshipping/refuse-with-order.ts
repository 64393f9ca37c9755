import { ordersThatAre } from '@app/domain'
import { eq } from 'drizzle-orm'
import type { JobParts } from '../../jobs/job-parts.ts'
import { act } from '../../records/act.ts'
import { findWhere } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderMoved, Said } from '../outbox/messages.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import { requestsOfOrders } from './dropshipping.repository.ts'

/** What was bought ends with the package that it became, however that is removed; once in delivery the package says its end itself. */
export async function refuseWithOrder({ db }: Pick<JobParts, 'db'>, { payload }: Said<OrderMoved>): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await findWhere(tx, orderKind, eq(orderKind.table.id, payload.orderId))
    if (!order || order.splitFromId !== null || !ordersThatAre('removed').includes(order.status)) return
    const requests = await requestsOfOrders(tx, [order.dropshippingRequestId])
    const bought = requests.filter(({ status }) => status === 'purchased')
    await act(tx, THE_HOUSE, dropshippingKind, 'refuseWithOrder', bought, {}, { changes: { order: order.code } })
  })
}
