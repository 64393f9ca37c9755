import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { categoryColumns, type WantedCategory } from './category-columns.ts'

/** A locked order, within a transaction. @throws the lifecycle's refusal, and where it does not fit or a class is missing */
export async function moveToCategory(
  tx: Db,
  actor: Actor,
  order: OrderRow,
  { note, ...wanted }: WantedCategory & { note: string },
): Promise<OrderRow[]> {
  const parameters = await readParameters(tx)
  await requireAllowed(tx, actor, orderKind, 'changeCategory', [order])
  const columns = await categoryColumns(tx, order, wanted, parameters)
  const changes = { category: { from: order.category, to: wanted.category } }
  return act(tx, actor, orderKind, 'changeCategory', [order], () => columns, { note, changes })
}
