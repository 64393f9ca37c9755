import type { splitOrder as contract } from '@app/contract/order-actions.contract'
import { type Customs, isSpecial, type Parameters } from '@app/domain'
import type { z } from 'zod'
import type { NewOrder } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { estimatePrice } from '../prices/estimate-price.ts'
import { describeItems } from '../requests/describe-items.ts'

export type Part = z.output<(typeof contract)['body']>['parts'][number]

/** What is a part's own: contents, weight and what follows from them. Nobody has measured its box yet. */
export function partColumns(
  { category }: OrderRow,
  { customs, ...part }: Part & { customs: Customs | null },
  hasDiscount: boolean,
  parameters: Parameters,
) {
  const { items, productValueInCents, weightInGrams = null } = part
  const contents = { weightInGrams: weightInGrams ?? 0, valueInCents: productValueInCents }
  const weighed = {
    category,
    customs,
    isSpecial: weightInGrams !== null && isSpecial(category, contents, parameters),
    productValueInCents,
    storeWeightInGrams: null,
    warehouseWeightInGrams: weightInGrams,
    realWeightInGrams: null,
    finalWeightInGrams: null,
  }
  return {
    ...weighed,
    ...estimatePrice(weighed, { hasDiscount }, parameters),
    description: describeItems(items),
    lengthInMillimetres: null,
    widthInMillimetres: null,
    heightInMillimetres: null,
  }
}

/** What a new part shares with the order it came from, or with the one that this came from: purchase, request, people; of one box its tracking. */
export const sharedColumns = (order: OrderRow, isOneBox: boolean): Omit<NewOrder, 'code'> => ({
  splitFromId: order.splitFromId ?? order.id,
  sharesTracking: isOneBox,
  requestNumber: order.requestNumber,
  service: order.service,
  clientId: order.clientId,
  associateId: order.associateId,
  consigneeAuthorizedNameId: order.consigneeAuthorizedNameId,
  consigneeName: order.consigneeName,
  consigneeIdentificationType: order.consigneeIdentificationType,
  consigneeIdentification: order.consigneeIdentification,
  pickupAuthorizedNameId: order.pickupAuthorizedNameId,
  pickupName: order.pickupName,
  pickupIdentificationType: order.pickupIdentificationType,
  pickupIdentification: order.pickupIdentification,
  ...(isOneBox && { tracking: order.tracking, trackingNormalised: order.trackingNormalised, carrier: order.carrier }),
  labelText: order.labelText,
  store: order.store,
  storeOrderNumber: order.storeOrderNumber,
  observation: order.observation,
  comment: order.comment,
  purchaseId: order.purchaseId,
  dropshippingRequestId: order.dropshippingRequestId,
  isAuthorizedToBundle: order.isAuthorizedToBundle,
  authorizedToBundleAt: order.authorizedToBundleAt,
  holdReason: order.holdReason,
  heldUntil: order.heldUntil,
  holdNote: order.holdNote,
  orderDate: order.orderDate,
  estimatedArrivalDate: order.estimatedArrivalDate,
  promisedDate: order.promisedDate,
  intakeAt: order.intakeAt,
})
