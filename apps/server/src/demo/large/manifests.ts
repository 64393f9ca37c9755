// The manifests of one flight, from the day on which they are listed to the invoices of what they cost.
import { sum } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { BundleRow } from '../../features/bundles/bundles.table.ts'
import { customsValueOf } from '../../features/bundles/bundles.view.ts'
import { quotaYearOf } from '../../features/bundles/check-bundles.ts'
import type { ManifestRow } from '../../features/manifest-records/manifests.table.ts'
import { declarationOf } from '../../features/manifests/what-is-declared.ts'
import type { Item } from '../../features/orders/order-items.repository.ts'
import { quotaKey } from '../../features/quotas/quotas.repository.ts'
import { AIRLINES } from '../house.ts'
import { airWaybill } from '../work/cargo.ts'
import { NEVER } from '../work/flights.ts'
import { type Lump, moveBundle } from './bundles.ts'
import type { LargeFlight } from './flights.ts'
import { move } from './orders.ts'
import { type Actor, type Past, put, staff, tell } from './past.repository.ts'
import { moveRequest } from './wanted.ts'
import { weigh } from './weights.ts'
import { hasBeen, momentOf, type World } from './world.ts'

const FREIGHT_OF_KILOGRAM_IN_CENTS = 380

type Cargo = { flight: LargeFlight; manifest: ManifestRow; lumps: readonly Lump[] }

/** As many as the bundles need; of what was packed yesterday the last ones are on none yet. */
export async function fly(db: Db, world: World, past: Past, flight: LargeFlight, lumps: readonly Lump[]): Promise<void> {
  const most = world.size.bundlesOfManifest
  const listed = flight.shippedOn === NEVER ? lumps.slice(0, Math.ceil(lumps.length * 0.9)) : lumps
  const loads = Array.from({ length: Math.ceil(listed.length / most) }, (_, place) =>
    listed.slice(place * most, (place + 1) * most),
  )
  const codes = await nextCodes(db, 'manifest', loads.length)
  for (const [place, load] of loads.entries()) {
    // Of those that are open, the first is ready to be shipped.
    const isReady = flight.shippedOn !== NEVER || place === 0
    const manifest = list(world, past, { flight, lumps: load, code: codes[place] ?? '', isReady })
    const cargo = { flight, manifest, lumps: load }
    if (hasBeen(world, flight.shippedOn)) ship(world, past, cargo)
    if (hasBeen(world, flight.arrivedOn)) arrive(world, past, cargo)
    if (hasBeen(world, flight.weighedOn)) weighAll(world, past, cargo)
    if (hasBeen(world, flight.costedOn)) noteCosts(world, past, cargo)
  }
}

/** No two of a manifest are alike. */
const guideOf = ({ code }: BundleRow): string => `PTC${code.replace(/\D/g, '').padStart(8, '0')}`

type Listing = { flight: LargeFlight; lumps: readonly Lump[]; code: string; isReady: boolean }

function list(world: World, past: Past, { flight, lumps, code, isReady }: Listing): ManifestRow {
  const { random, workers } = world
  const { name: airline, prefix, flights } = random.pick(AIRLINES)
  const at = momentOf(world, flight.bundledOn, 17, 18)
  const actor = staff(random.pick(workers.miami))
  const named = { guideNumber: airWaybill(random, prefix), airline, flight: random.pick(flights) }
  const departureDate = flight.shippedOn === NEVER ? world.end : flight.shippedOn
  const times = { createdAt: at, updatedAt: at }
  const manifest = put(past, 'manifests', { code, status: 'active', ...(isReady && named), departureDate, ...times })
  tell(past, actor, at, { aggregate: 'manifest', aggregateId: manifest.id, action: 'create', to: 'active' })
  for (const [position, { bundle }] of lumps.entries()) {
    const isLoaded = isReady && (flight.shippedOn !== NEVER || random.chance(0.6))
    Object.assign(bundle, { manifestId: manifest.id, position, ...(isReady && { childGuideNumber: guideOf(bundle) }) })
    moveBundle(past, bundle, 'putOnManifest', 'inWarehouseMIA', { actor, at, changes: { manifest: code } })
    if (isLoaded) bundle.loadedAt = momentOf(world, flight.bundledOn, 18, 20)
  }
  return manifest
}

type Step = { actor: Actor; at: Date; place?: 'MIA' | 'UIO' }

function step(past: Past, manifest: ManifestRow, action: string, to: ManifestRow['status'], { actor, at, ...said }: Step): void {
  tell(past, actor, at, { aggregate: 'manifest', aggregateId: manifest.id, action, from: manifest.status, to, ...said })
  manifest.status = to
  manifest.updatedAt = at
  manifest.version += 1
}

function ship(world: World, past: Past, { flight, manifest, lumps }: Cargo): void {
  const done = {
    actor: staff(world.random.pick(world.workers.miami)),
    at: momentOf(world, flight.shippedOn, 10, 12),
    place: 'MIA' as const,
  }
  for (const { bundle, parcels } of lumps) {
    for (const { order, bought } of parcels) {
      move(past, order, 'ship', 'sended', done)
      const { actor, at } = done
      if (bought?.request) moveRequest(past, bought.request, 'markInDelivery', 'inDelivery', { actor, at })
    }
    moveBundle(past, bundle, 'ship', 'sended', done)
    Object.assign(bundle, { sentAt: done.at, dutyInCents: world.parameters.dutyPerDeclarationInCents })
  }
  const bundles = lumps.map(({ bundle }) => bundle)
  Object.assign(manifest, {
    ...{ sentAt: done.at, sentById: done.actor.userId, bundleCount: bundles.length },
    weightInGrams: sum(bundles.map(({ weightInGrams }) => weightInGrams)),
    customsInvoiceValueInCents: sum(bundles.map(customsValueOf)),
    snapshot: declared(manifest, lumps),
  } satisfies Partial<ManifestRow>)
  step(past, manifest, 'ship', 'sended', done)
}

function declared(manifest: ManifestRow, lumps: readonly Lump[]) {
  const carried = lumps.map(({ bundle, parcels }) => ({ bundle, orders: parcels.map(({ order }) => order) }))
  const clients = lumps.flatMap(({ bundle, parcels: [first] }) => (first ? [{ bundle, client: first.client }] : []))
  return declarationOf(manifest, carried, {
    residences: new Map(clients.map(({ bundle, client: { address, city } }) => [bundle.id, { address, city }])),
    years: new Map(
      clients.map(({ bundle, client }) => [quotaKey(quotaYearOf(bundle)), client.declared.get(bundle.fiscalYear) ?? 0]),
    ),
    items: new Map(
      lumps.flatMap(({ parcels }) => parcels.map(({ order, contents }): [string, Item[]] => [order.id, contents.items])),
    ),
  })
}

function arrive(world: World, past: Past, { flight, manifest, lumps }: Cargo): void {
  const done = {
    actor: staff(world.random.pick(world.workers.quito)),
    at: momentOf(world, flight.arrivedOn, 8, 10),
    place: 'UIO' as const,
  }
  for (const { bundle, parcels } of lumps) {
    for (const { order } of parcels) {
      order.arrivalDate = flight.arrivedOn
      move(past, order, 'confirmArrival', 'arrived', done)
    }
    bundle.arrivedAt = done.at
    moveBundle(past, bundle, 'confirmArrival', 'arrived', done)
  }
  Object.assign(manifest, { arrivedAt: done.at, arrivalDate: flight.arrivedOn })
  step(past, manifest, 'markArrived', 'arrived', done)
}

function weighAll(world: World, past: Past, { flight, manifest, lumps }: Cargo): void {
  const done = {
    actor: staff(world.random.pick(world.workers.quito)),
    at: momentOf(world, flight.weighedOn, 8, 9),
    place: 'UIO' as const,
  }
  for (const lump of lumps) weigh(world, past, lump, done)
  manifest.finishedAt = done.at
  step(past, manifest, 'markFinished', 'finished', done)
}

function noteCosts(world: World, past: Past, { flight, manifest, lumps }: Cargo): void {
  const grams = sum(lumps.flatMap(({ parcels }) => parcels.map(({ order }) => order.realWeightInGrams ?? 0)))
  Object.assign(manifest, {
    ...{ freightCostInCents: Math.ceil((grams * FREIGHT_OF_KILOGRAM_IN_CENTS) / 1_000), freightCostNote: 'Guía aérea' },
    ...{ customsCostInCents: 2_800 + 150 * lumps.length, customsCostNote: 'Agente de aduana' },
    ...{ otherCostInCents: 1_200, otherCostNote: 'Transporte al aeropuerto' },
    ...{ dutyPaidInCents: sum(lumps.map(({ bundle }) => bundle.dutyInCents ?? 0)), dutyPaidNote: 'SENAE' },
  } satisfies Partial<ManifestRow>)
  const at = momentOf(world, flight.costedOn, 16, 17)
  step(past, manifest, 'setCosts', manifest.status, { actor: staff(world.random.pick(world.workers.accounts)), at })
}
