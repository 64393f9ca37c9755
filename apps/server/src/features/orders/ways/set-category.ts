import type { orderActions as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { only } from '../../../records/only.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'
import { categoryColumns } from './category-columns.ts'

type Wanted = Received<typeof contract.setCategory>['body']

/** Staff move an order to another category; the note says how its owner consented. */
export async function setCategory(db: Db, actor: Actor, id: string, { note, ...wanted }: Wanted) {
  const orders = await db.transaction(async (tx) => {
    const parameters = await readParameters(tx)
    const [order] = await lock(tx, actor, orderKind, [id])
    if (!order) throw new DomainError('orderNotFound', { ids: [id] })
    await requireAllowed(tx, actor, orderKind, 'changeCategory', [order])
    const columns = await categoryColumns(tx, order, wanted, parameters)
    const changes = { category: { from: order.category, to: wanted.category } }
    return act(tx, actor, orderKind, 'changeCategory', [order], () => columns, { note, changes })
  })
  return only(await viewOrders(db, actor, orders))
}
