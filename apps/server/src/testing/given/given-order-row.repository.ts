import type { OrderStatus } from '@app/domain'
import { businessDate, now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import { ordersTable } from '../../features/orders/orders.table.ts'
import { currentServer } from '../server.ts'

type Somebody = { id: string }

/** An order's row, without the calls that make one: for tests of its reach and status alone. */
export async function givenOrderRow(
  client: Somebody,
  { status = 'inReview', associate }: { status?: OrderStatus; associate?: Somebody } = {},
) {
  const { db } = await currentServer()
  const code = await nextCode(db, 'order')
  const order = { code, requestNumber: code, service: 'COU', status, statusSince: now(), orderDate: businessDate(now()) } as const
  const ended = status === 'removed' ? ({ outcome: 'withdrawn', responsible: 'client' } as const) : {}
  const [row] = await db
    .insert(ordersTable)
    .values({ ...order, ...ended, clientId: client.id, associateId: associate?.id ?? null })
    .returning({ id: ordersTable.id })
  return row?.id ?? ''
}
