// Flights whose costs are known.
import { manifestCosts } from '@app/contract'
import { given } from '../given/given-orders.ts'
import { FIRST_VECTOR, type Package, weighed } from '../given/given-packages.ts'
import { type Person, signedInAs } from '../world.ts'

type Cents = Partial<Record<'freight' | 'customs' | 'other' | 'dutyPaid', number>>
const cost = (amountInCents = 0) => ({ amountInCents, note: '' })

/** All four are known: what is not named was nothing. */
export async function withCosts(manifestId: string, { freight, customs, other, dutyPaid }: Cents): Promise<void> {
  const body = { freight: cost(freight), customs: cost(customs), other: cost(other), dutyPaid: cost(dutyPaid) }
  await signedInAs('administrator').call(manifestCosts.setManifestCosts, { params: { id: manifestId }, body })
}

export type Flight = { manifestId: string; orderIds: string[] }

/** Each client's packages in a bundle of one manifest, weighed in Quito as in Miami; orders by client, in their order. */
export async function givenFlight(...loads: { client: Person; packages?: readonly Package[] }[]): Promise<Flight> {
  const bundles = []
  const orders = []
  for (const { client, packages = [FIRST_VECTOR] } of loads) {
    const ofClient = []
    for (const contents of packages) ofClient.push(await given.order({ ...contents, client, status: 'inWarehouseMIA' }))
    bundles.push(await given.bundle({ orders: ofClient }))
    orders.push({ ids: ofClient.map(({ id }) => id), client, weights: packages.map(({ weightInGrams }) => weightInGrams) })
  }
  const { id: manifestId } = await given.manifest({ status: 'arrived', bundles })
  for (const [index, { ids, client, weights }] of orders.entries())
    await weighed({ client, orderIds: ids, bundleId: bundles[index]?.id ?? '', manifestId }, weights)
  return { manifestId, orderIds: orders.flatMap(({ ids }) => ids) }
}
