import type { dropshipping as contract, Received } from '@app/contract'
import {
  type Actor,
  businessDay,
  DomainError,
  estimatedArrivalDate,
  fitsCategory,
  limitDetails,
  limitProblemOf,
  normaliseTracking,
  type Parameters,
  totalOfNamed,
} from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { create } from '../../records/create.repository.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { only } from '../../records/only.ts'
import { get, lockOne } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { recipientColumns } from '../orders/lists/order-parts.ts'
import { isUnmatched, matchUnmatched } from '../orders/matching/match-unmatched.ts'
import { trackingColumns } from '../orders/matching/tracking-columns.ts'
import { holdClient, type OrderClient } from '../orders/order-clients.repository.ts'
import { addItems } from '../orders/order-items.repository.ts'
import { type NewOrder, orderKind } from '../orders/orders.kind.ts'
import { lockOpenOrdersByTracking } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { estimatePrice } from '../orders/prices/estimate-price.ts'
import { chooseConsignee, choosePickup } from '../orders/requests/choose-recipient.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { customsOfItems, itemsIn } from '../tariffs/customs-of-items.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'

type Update = Received<typeof contract.updateDropshipping>['body']
export type Bought = Extract<Update, { action: 'purchase' }>

/** The house bought it: the request becomes an order, once. Its bill is the quoted price and the lines of any package. */
export function purchaseRequest(db: Db, actor: Actor, id: string, bought: Bought): Promise<DropshippingRequestRow> {
  return db.transaction(async (tx) => {
    const { clientId } = await get(tx, actor, dropshippingKind, id)
    // People are locked first. The client may have another associate by now; the request keeps the associate it was made with.
    const client = await holdClient(tx, THE_HOUSE, clientId)
    const request = await lockOne(tx, actor, dropshippingKind, id)
    await requireAllowed(tx, actor, dropshippingKind, 'purchase', [request])
    const order = await makeOrder(tx, actor, { request, client, bought }, await readParameters(tx))
    return actOnOne(tx, actor, dropshippingKind, 'purchase', request, {}, { changes: { order: order.code } })
  })
}

type Making = { request: DropshippingRequestRow; client: OrderClient; bought: Bought }

/** One whose package waits in Miami already meets it at once; a tracking that any other open order has is refused. */
async function makeOrder(db: Db, actor: Actor, making: Making, parameters: Parameters): Promise<OrderRow> {
  const { request, bought } = making
  const [open] = await lockOpenOrdersByTracking(db, [normaliseTracking(bought.tracking)].filter(Boolean))
  if (open && !isUnmatched(open)) throw new DomainError('trackingTaken', { field: 'tracking' })
  const made = await newOrder(db, making, open ? '' : bought.tracking, parameters)
  const said = { changes: { dropshipping: request.code } }
  const order = only(await create(db, actor, orderKind, 'createFromDropshipping', [made], said))
  await addItems(db, new Map([[order.id, itemsIn(order.category, [{ ...itemOf(request), tariffId: bought.tariffId }])]]))
  return open ? matchUnmatched(db, actor, { order, unmatched: open }, parameters) : order
}

async function newOrder(db: Db, making: Making, tracking: string, parameters: Parameters): Promise<NewOrder> {
  const { request, client, bought } = making
  const { category, store, storeWeightInGrams } = bought
  const consignee = { authorizedNameId: bought.consigneeAuthorizedNameId, field: 'consigneeAuthorizedNameId' }
  const pickup = { authorizedNameId: bought.pickupAuthorizedNameId, field: 'pickupAuthorizedNameId' }
  const orderDate = businessDay(now())
  requireDeclarable({ category, productValueInCents: goodsOfQuote(request), storeWeightInGrams }, parameters)
  const customs = await customsOfItems(db, category, [{ ...itemOf(request), tariffId: bought.tariffId }], () => 'tariffId')
  const priced = {
    category,
    customs,
    isSpecial: false,
    productValueInCents: goodsOfQuote(request),
    storeWeightInGrams,
    warehouseWeightInGrams: null,
    realWeightInGrams: null,
    finalWeightInGrams: null,
  }
  return {
    code: await nextCode(db, 'order'),
    requestNumber: await nextCode(db, 'request'),
    service: 'dropshipping',
    dropshippingRequestId: request.id,
    clientId: client.id,
    associateId: request.associateId,
    ...recipientColumns('consignee', await chooseConsignee(db, client, category, consignee)),
    ...recipientColumns('pickup', await choosePickup(db, client, pickup)),
    ...trackingColumns(tracking),
    ...priced,
    ...estimatePrice(priced, client, parameters),
    store,
    description: request.description,
    comment: request.comment,
    orderDate,
    estimatedArrivalDate: estimatedArrivalDate(orderDate, parameters),
  }
}

/** What is paid to the store for the goods is what is declared. */
const goodsOfQuote = ({ quoteLines }: DropshippingRequestRow): number => totalOfNamed(quoteLines ?? [], 'goods')

type Declared = { category: OrderRow['category']; productValueInCents: number; storeWeightInGrams: number | null }

function requireDeclarable({ category, productValueInCents, storeWeightInGrams }: Declared, parameters: Parameters): void {
  if (category === 'C' && !parameters.isCategoryCEnabled) throw new DomainError('categoryNotEnabled', { field: 'category' })
  const contents = { weightInGrams: storeWeightInGrams ?? 0, valueInCents: productValueInCents }
  if (fitsCategory(category, contents, parameters)) return
  throw new DomainError(limitProblemOf(category), { field: 'category', ...limitDetails(category, contents, parameters) })
}

const itemOf = (request: DropshippingRequestRow) => ({
  description: request.options === '' ? request.description : `${request.description} (${request.options})`,
  quantity: request.quantity,
  unitPriceInCents: Math.round(goodsOfQuote(request) / request.quantity),
})
