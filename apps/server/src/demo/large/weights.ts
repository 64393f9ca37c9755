// What Quito weighs: the prices that freeze then, by the product's own rule, and what associates earn.
import { sum } from '@app/domain'
import { priceBundle } from '../../features/bundle-prices/price-bundle.ts'
import { type Lump, moveBundle } from './bundles.ts'
import { move } from './orders.ts'
import { type Actor, type Past, put } from './past.repository.ts'
import type { World } from './world.ts'

type Done = { actor: Actor; at: Date; place: 'UIO' }

export function weigh(world: World, past: Past, { bundle, parcels }: Lump, done: Done): void {
  for (const { order, contents } of parcels) {
    const { realWeightInGrams: weightInGrams } = contents
    order.realWeightInGrams = weightInGrams
    const differenceToMiamiInGrams = weightInGrams - (order.warehouseWeightInGrams ?? 0)
    const changes = { realWeightInGrams: { from: null, to: weightInGrams }, differenceToMiamiInGrams }
    move(past, order, 'confirmWeight', 'inWarehouseUIO', { ...done, changes })
  }
  freeze(world, past, { bundle, parcels }, done)
  bundle.realWeightInGrams = sum(parcels.map(({ order }) => order.realWeightInGrams ?? 0))
  bundle.weighedAt = done.at
  const changes = { realWeightInGrams: { from: null, to: bundle.realWeightInGrams } }
  moveBundle(past, bundle, 'confirmWeights', 'inWarehouseUIO', { ...done, changes })
}

function freeze(
  { parameters, parametersVersion: version }: World,
  past: Past,
  { bundle, parcels }: Lump,
  { actor, at: createdAt }: Done,
) {
  const { userId: actorId } = actor
  const orders = parcels.map(({ order }) => order)
  const priced = priceBundle(
    {
      dutyInCents: bundle.dutyInCents ?? 0,
      orders,
      weighed: new Set(orders.map(({ id }) => id)),
      prices: new Map(),
      hasDiscount: () => parcels[0]?.client.hasDiscount ?? false,
    },
    { parameters, version, actorId },
  )
  const byOrder = new Map(priced.map((price) => [price.orderId, price]))
  for (const parcel of parcels) {
    const price = byOrder.get(parcel.order.id)
    if (!price) throw new Error(`order ${parcel.order.code} has no price`)
    const { id: orderPriceId, orderId } = put(past, 'prices', { ...price, number: 1, createdAt })
    parcel.frozenLines = price.lines
    const { associateId } = parcel.client
    if (associateId === null) continue
    const accrual = { kind: 'accrual', associateId, orderId, orderPriceId, amountInCents: price.profitInCents } as const
    parcel.accrual = put(past, 'earnings', { ...accrual, actorId, createdAt })
  }
}
