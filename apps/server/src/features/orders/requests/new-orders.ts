import type { Recipient } from '@app/contract/fields/fields'
import type { newRequest } from '@app/contract/orders.contract'
import { businessDay, type Customs, estimatedArrivalDate, goodsOf, type Parameters } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../../clock.ts'
import { nextCodes } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { recipientColumns } from '../lists/order-parts.ts'
import { trackingColumns } from '../matching/tracking-columns.ts'
import type { OrderClient } from '../order-clients.repository.ts'
import type { NewOrder } from '../orders.kind.ts'
import { estimatePrice } from '../prices/estimate-price.ts'
import { describeItems } from './describe-items.ts'

type Request = z.output<typeof newRequest>
type Package = Request['packages'][number]
type Making = {
  request: Request
  /** Of each package. */
  customs: readonly (Customs | null)[]
  requestNumber: string
  client: OrderClient
  consignee: Recipient
  pickup: Recipient
  /** Positions of the packages that wait in Miami: until they have met, those have the tracking. */
  waiting: ReadonlyMap<number, unknown>
}

/** The orders that a request becomes, with what can be said of each today. */
export async function newOrders(db: Db, making: Making, parameters: Parameters): Promise<NewOrder[]> {
  const { request, customs, requestNumber, client, consignee, pickup, waiting } = making
  const orderDate = businessDay(now())
  const codes = await nextCodes(db, 'order', request.packages.length)
  return request.packages.map((wanted, position) => ({
    code: codes[position] ?? '',
    requestNumber,
    service: 'COU',
    clientId: client.id,
    associateId: client.associateId,
    ...recipientColumns('consignee', consignee),
    ...recipientColumns('pickup', pickup),
    ...(waiting.has(position) ? {} : trackingColumns(wanted.tracking)),
    ...contents(wanted, { category: request.category, customs: customs[position] ?? null }, client, parameters),
    orderDate,
    estimatedArrivalDate: estimatedArrivalDate(orderDate, parameters),
  }))
}

function contents(
  { items, store, storeOrderNumber, comment, storeWeightInGrams }: Package,
  taxed: Pick<Request, 'category'> & { customs: Customs | null },
  client: OrderClient,
  parameters: Parameters,
) {
  const priced = {
    ...taxed,
    isSpecial: false,
    productValueInCents: goodsOf(items),
    storeWeightInGrams,
    warehouseWeightInGrams: null,
    realWeightInGrams: null,
    finalWeightInGrams: null,
  }
  return {
    ...priced,
    description: describeItems(items),
    store,
    storeOrderNumber,
    comment,
    ...estimatePrice(priced, client, parameters),
  }
}
