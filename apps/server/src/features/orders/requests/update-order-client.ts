import type { updateOrderClient as contract } from '@app/contract/order-matching.contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import { refusedBeside } from '../../../records/next-status.ts'
import { only } from '../../../records/only.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { isUnmatched, matchUnmatched } from '../matching/match-unmatched.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { assignClient } from './assign-client.ts'

type Wanted = z.output<(typeof contract)['body']>

/** Somebody in Miami knows whose package it is: a client's, or that of the order which waits for it. */
export async function updateOrderClient(db: Db, actor: Actor, id: string, wanted: Wanted) {
  const updating = db.transaction((tx) =>
    'orderId' in wanted ? matchByHand(tx, actor, id, wanted.orderId) : assignClient(tx, actor, id, wanted),
  )
  return only(await viewOrders(db, actor, [await updating]))
}

/** The client's order survives; whether it can take a package now, its lifecycle says. */
async function matchByHand(db: Db, actor: Actor, id: string, orderId: string): Promise<OrderRow> {
  if (id === orderId) throw new DomainError('fieldNotValid', { field: 'orderId' })
  const [unmatched, order] = await lock(db, actor, orderKind, [id, orderId])
  if (!unmatched || !order) throw new DomainError('orderNotFound', { ids: [id, orderId] })
  const refused = [...(isUnmatched(unmatched) ? [] : [unmatched]), ...(order.clientId === null ? [order] : [])]
  const because = refused[0] === unmatched ? 'notUnmatched' : 'unmatched'
  if (refused.length > 0) throw await refusedBeside(db, actor, orderKind, 'mergeUnmatched', refused, { because: [because] })
  return matchUnmatched(db, actor, { order, unmatched }, await readParameters(db))
}
