import { type Actor, DomainError, type Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { refusedBeside } from '../../../records/next-status.ts'
import { lock } from '../../../records/records.repository.ts'
import { moveToOrder, removeFilesOfFormerClient } from '../../files/files.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { gapsOfOrders } from '../intake/intake-gaps-of-orders.ts'
import { holdIncomplete } from '../intake/receive-orders.ts'
import { recipientColumns } from '../lists/order-parts.ts'
import { holdClient, type OrderClient } from '../order-clients.repository.ts'
import type { OrderChanges } from '../orders.kind.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { estimatePrice } from '../prices/estimate-price.ts'
import { chooseConsignee, choosePickup } from './choose-recipient.ts'

type Wanted = { clientId: string; consigneeAuthorizedNameId: string | null; pickupAuthorizedNameId: string | null }

/**
 * An order becomes a client's, with the associate they have now. What the client before agreed to, said and gave is not this one's. A
 * package in Miami of which too little is known waits for its new client as incomplete.
 */
export async function assignClient(db: Db, actor: Actor, id: string, wanted: Wanted): Promise<OrderRow> {
  const parameters = await readParameters(db)
  // People before their orders: whoever assigns clients to associates locks in this order too.
  const client = await holdClient(db, actor, wanted.clientId)
  const [order] = await lock(db, actor, orderKind, [id])
  if (!order) throw new DomainError('orderNotFound', { ids: [id] })
  await requireOwnMoney(db, actor, order)
  const changes = await changesFor(db, order, client, wanted, parameters)
  const event = { changes: { client: { from: order.clientId, to: client.id } } }
  const [assigned = order] = await act(db, actor, orderKind, 'assignClient', [order], () => changes, event)
  if (order.clientId !== null && order.clientId !== client.id) await removeFilesOfFormerClient(db, order.id, order.clientId)
  await moveToOrder(db, order.id, assigned)
  if (assigned.status !== 'inWarehouseMIA') return assigned
  const gaps = await gapsOfOrders(db, [assigned], new Map([[client.id, client]]), parameters)
  return (await holdIncomplete(db, [assigned], gaps)).get(assigned.id) ?? assigned
}

/** What was bought for a client, and what they paid for it, stays theirs. */
async function requireOwnMoney(db: Db, actor: Actor, order: OrderRow): Promise<void> {
  if (order.purchaseId === null && order.dropshippingRequestId === null) return
  throw await refusedBeside(db, actor, orderKind, 'assignClient', [order], { because: ['boughtForClient'] })
}

async function changesFor(
  db: Db,
  order: OrderRow,
  client: OrderClient,
  { consigneeAuthorizedNameId, pickupAuthorizedNameId }: Wanted,
  parameters: Parameters,
): Promise<OrderChanges> {
  const self = await choosePickup(db, client, { authorizedNameId: null, field: 'clientId' })
  const named = { authorizedNameId: consigneeAuthorizedNameId, field: 'consigneeAuthorizedNameId' }
  // A client without cédula is asked for somebody who has one, as at the intake.
  const consignee = named.authorizedNameId === null ? self : await chooseConsignee(db, client, order.category, named)
  const pickup = await choosePickup(db, client, { authorizedNameId: pickupAuthorizedNameId, field: 'pickupAuthorizedNameId' })
  const isSameDeclaration = order.clientId === client.id && order.consigneeIdentification === consignee.identification
  return {
    clientId: client.id,
    associateId: client.associateId,
    ...recipientColumns('consignee', consignee),
    ...recipientColumns('pickup', pickup),
    ...(order.clientId !== client.id && { comment: '', storeOrderNumber: '' }),
    ...(!isSameDeclaration && { isAuthorizedToBundle: false, authorizedToBundleAt: null }),
    ...estimatePrice(order, client, parameters),
  }
}
