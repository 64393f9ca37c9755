import type { orderActions as contract, Received } from '@app/contract'
import type { Actor, Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { leastValueOf } from '../order-purchases.repository.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { valueChanges } from './value-changes.ts'
import { refusalOfValue } from './value-refusal.ts'

type Request = Received<typeof contract.setValue>['body']

/** The first value reviews the order; later ones change data only (domain, section 5). What staff observe is said with it. */
export async function setValue(db: Db, actor: Actor, id: string, { productValueInCents, observation }: Request) {
  const orders = await db.transaction(async (tx) => {
    const parameters = await readParameters(tx)
    const locked = await lock(tx, actor, orderKind, [id])
    const clients = await clientsOf(tx, locked)
    for (const order of locked) await requireAllowedValue(tx, { ...order, productValueInCents }, parameters)
    return act(
      tx,
      actor,
      orderKind,
      'setValue',
      locked,
      (order) => {
        const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
        const changes = valueChanges({ ...order, productValueInCents }, hasDiscount, parameters)
        return { ...changes, observation: observation ?? order.observation }
      },
      (order) => ({
        changes: { productValueInCents: { from: order.productValueInCents, to: productValueInCents } },
        ...(observation && { note: observation }),
      }),
    )
  })
  return only(await viewOrders(db, actor, orders))
}

async function requireAllowedValue(db: Db, order: OrderRow, parameters: Parameters): Promise<void> {
  const refusal = refusalOfValue(order, await leastValueOf(db, order), parameters)
  if (refusal) throw refusal
}
