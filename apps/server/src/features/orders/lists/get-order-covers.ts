import type { Answer, orders as contract } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { readOwnCovers } from './order-covers.repository.ts'

/** @throws orderNotFound with the ids that are not the client's */
export async function getOrderCovers(
  db: Db,
  { userId }: Actor,
  orderIds: readonly string[],
): Promise<Answer<typeof contract.getOrderCovers>> {
  const ids = [...new Set(orderIds)]
  const found = await readOwnCovers(db, { ids, userId })
  const own = new Set(found.map(({ id }) => id))
  const missing = ids.filter((id) => !own.has(id))
  if (missing.length > 0) throw new DomainError('orderNotFound', { ids: missing })
  return { covers: found.map(({ id: orderId, cover }) => ({ orderId, cover })) }
}
