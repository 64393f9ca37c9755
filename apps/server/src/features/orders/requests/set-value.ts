import type { orderActions as contract, Received } from '@app/contract'
import { type Actor, billedWeight, DomainError, fitsCategory, limitDetails, limitProblemOf, type Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { weightsOf } from '../lists/order-parts.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { leastValueOf } from '../order-purchases.repository.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { valueChanges } from './value-changes.ts'

type Request = Received<typeof contract.setValue>['body']
const FIELD = 'productValueInCents'

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
  const { category, productValueInCents: valueInCents } = order
  const assistedPriceInCents = await leastValueOf(db, order)
  if (valueInCents < assistedPriceInCents)
    throw new DomainError('valueBelowPurchasePrice', { field: FIELD, assistedPriceInCents })
  // A weight that passes the limit by itself is not the value's to mend.
  const weightInGrams = Math.min(billedWeight(weightsOf(order)) ?? 0, parameters.limits[category].maxWeightInGrams)
  const contents = { weightInGrams, valueInCents }
  if (fitsCategory(category, contents, parameters)) return
  throw new DomainError(limitProblemOf(category), { field: FIELD, ...limitDetails(category, contents, parameters) })
}
