// What shares a declaration: the bundles of one flight, packed in Miami on its cut-off day.
import { contentsOf, fiscalYearOf, shareDuty, valueWithTax } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { BundleRow } from '../../features/bundles/bundles.table.ts'
import { orderToBundle } from '../../features/bundles/check-bundles.ts'
import { estimatePrice } from '../../features/orders/prices/estimate-price.ts'
import { NEVER } from '../work/flights.ts'
import type { LargeFlight } from './flights.ts'
import { move, type Parcel } from './orders.ts'
import { type Actor, type Past, put, staff, tell } from './past.repository.ts'
import { hasBeen, momentOf, type World } from './world.ts'

/** A bundle with what is in it: one client's, who is declared. */
export type Lump = { bundle: BundleRow; parcels: readonly Parcel[] }

export async function makeBundles(
  db: Db,
  world: World,
  past: Past,
  { flight, parcels }: { flight: LargeFlight; parcels: readonly Parcel[] },
) {
  if (!hasBeen(world, flight.bundledOn)) return []
  const groups = together(
    world,
    parcels.filter(({ order }) => order.status === 'inWarehouseMIA'),
  )
  const codes = await nextCodes(db, 'bundle', groups.length)
  return groups.map(
    (group, place): Lump => ({ bundle: makeBundle(world, past, flight, group, codes[place] ?? ''), parcels: group }),
  )
}

/** One who has not agreed travels alone; of the others, what one client has of one kind, up to the limits of a declaration. */
function together({ parameters }: World, parcels: readonly Parcel[]): Parcel[][] {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits.B
  const open = new Map<string, Parcel[]>()
  const groups: Parcel[][] = []
  for (const parcel of parcels) {
    const key = `${parcel.client.id}/${parcel.order.isSpecial}`
    const group = parcel.isAuthorized ? open.get(key) : undefined
    const { weightInGrams, valueInCents } = totalsOf([...(group ?? []), parcel])
    const fits = weightInGrams <= (maxWeightInGrams ?? 0) && valueWithTax(valueInCents, parameters) <= (maxValueInCents ?? 0)
    if (group && fits) group.push(parcel)
    else groups.push([parcel])
    if (parcel.isAuthorized && !(group && fits)) open.set(key, groups.at(-1) ?? [])
  }
  return groups
}

const totalsOf = (parcels: readonly Parcel[]) => contentsOf({ orders: parcels.map(({ order }) => orderToBundle(order, '', [])) })

function makeBundle(world: World, past: Past, flight: LargeFlight, parcels: readonly Parcel[], code: string): BundleRow {
  const { random, parameters, workers } = world
  const [first] = parcels
  if (!first) throw new RangeError('a bundle needs a package')
  const { client, order } = first
  const actor: Actor =
    client.associateId && random.chance(0.3)
      ? { userId: client.associateId, role: 'associate' }
      : staff(random.pick(workers.miami))
  const at = momentOf(world, flight.bundledOn, 15, 17)
  const { weightInGrams, valueInCents } = totalsOf(parcels)
  const valueWithTaxInCents = valueWithTax(valueInCents, parameters)
  // The year that counts is the one of shipping.
  const fiscalYear = fiscalYearOf(flight.shippedOn === NEVER ? flight.bundledOn : flight.shippedOn)
  const bundle = put(past, 'bundles', {
    ...{ code, status: 'inWarehouseMIA', category: 'B', isSpecial: order.isSpecial, associateId: client.associateId },
    ...{ createdById: actor.userId, createdAt: at, updatedAt: at },
    ...{ consigneeName: client.name, consigneeIdentificationType: 'cedula', consigneeIdentification: client.identification },
    ...{ weightInGrams, declaredValueInCents: valueInCents, valueWithTaxInCents, fiscalYear },
  })
  tell(past, actor, at, { aggregate: 'bundle', aggregateId: bundle.id, action: 'create', to: 'inWarehouseMIA', place: 'MIA' })
  reserve(past, bundle, first, actor, at)
  const shares = shareDuty(
    parameters.dutyPerDeclarationInCents,
    parcels.map((parcel) => parcel.order.warehouseWeightInGrams ?? 0),
  )
  for (const [place, parcel] of parcels.entries()) {
    const terms = { hasDiscount: client.hasDiscount, dutyShareInCents: shares[place] }
    Object.assign(parcel.order, { bundleId: bundle.id, bundledAt: at, ...estimatePrice(parcel.order, terms, parameters) })
    move(past, parcel.order, 'bundle', 'inWarehouseMIA', { actor, at, place: 'MIA', changes: { bundle: code } })
  }
  return bundle
}

/** What it takes of its consignee's year. */
function reserve(past: Past, bundle: BundleRow, { client }: Parcel, { userId: actorId }: Actor, createdAt: Date): void {
  const { id: bundleId, fiscalYear, valueWithTaxInCents: amountInCents, consigneeIdentification: identification } = bundle
  put(past, 'quotaEntries', { kind: 'bundle', identification, fiscalYear, bundleId, amountInCents, actorId, createdAt })
  client.declared.set(fiscalYear, (client.declared.get(fiscalYear) ?? 0) + amountInCents)
}

/** The bundle's next step, with its event. */
export function moveBundle(
  past: Past,
  bundle: BundleRow,
  action: string,
  to: BundleRow['status'],
  { actor, at, ...said }: { actor: Actor; at: Date; place?: 'MIA' | 'UIO'; changes?: Record<string, unknown> },
): void {
  tell(past, actor, at, { aggregate: 'bundle', aggregateId: bundle.id, action, from: bundle.status, to, ...said })
  bundle.status = to
  bundle.updatedAt = at
  bundle.version += 1
}
