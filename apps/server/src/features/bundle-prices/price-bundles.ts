import type { Category, Parameters } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { accrueEarnings } from '../earnings/accrue-earnings.ts'
import type { Doer } from '../events/events.repository.ts'
import { clientsOf } from '../orders/order-clients.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { currentPrices, freezePrices } from './bundle-prices.repository.ts'
import { priceBundle } from './price-bundle.ts'

type Bundle = { id: string; category: Category; dutyInCents: number | null }
type InForce = Awaited<ReturnType<typeof readParametersWithVersion>>

/** Freezes the prices of what was weighed in these bundles, and of what shares a duty with it; accrues what they earn. */
export async function priceBundles(
  db: Db,
  doer: Doer,
  bundles: readonly Bundle[],
  orders: readonly OrderRow[],
  weighed: ReadonlySet<string>,
): Promise<InForce> {
  const inForce = await readParametersWithVersion(db)
  const clients = await clientsOf(db, orders)
  const prices = await currentPrices(
    db,
    orders.map(({ id }) => id),
  )
  const hasDiscount = ({ clientId }: OrderRow) => clients.get(clientId ?? '')?.hasDiscount ?? false
  const newPrices = bundles.flatMap((bundle) => {
    const dutyInCents = dutyOf(bundle, inForce.parameters)
    const inBundle = orders.filter(({ bundleId, status }) => bundleId === bundle.id && status !== 'removed')
    return priceBundle({ dutyInCents, orders: inBundle, weighed, prices, hasDiscount }, { ...inForce, actorId: doer.userId })
  })
  await accrueEarnings(db, doer, { prices: await freezePrices(db, newPrices), orders, weighed })
  return inForce
}

/** C has taxes of its own instead, which its packages do not share. */
export const dutyOf = ({ dutyInCents, category }: Bundle, { dutyPerDeclarationInCents }: Parameters): number =>
  dutyInCents ?? (category === 'B' ? dutyPerDeclarationInCents : 0)
