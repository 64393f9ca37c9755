import type { Actor } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { lockOpenIncidentsOf } from './incidents.repository.ts'
import { putOnRecord } from './put-on-record.ts'

/**
 * A package that its owner wants to be returned or abandoned, with their words: the office resolves it so. One incident that is open
 * already is enough.
 */
export async function openForWay(db: Db, actor: Actor, order: OrderRow, description: string): Promise<void> {
  if ((await lockOpenIncidentsOf(db, [order.id])).length > 0) return
  const [id, code] = [newId(), await nextCode(db, 'incident')]
  await putOnRecord(db, { ...actor, role: 'administrator' }, order, { id, code, kind: 'overLimit', description, fileIds: [] })
}
