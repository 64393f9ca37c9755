import { addDays, sum } from '@app/domain'
import { atTime } from '../../clock.ts'
import { confirmBundleArrival } from '../../features/bundles/confirm-bundle-arrival.ts'
import { setExpectedDate } from '../../features/manifests/set-expected-date.ts'
import { setManifestCosts } from '../../features/manifests/set-manifest-costs.ts'
import { shipManifest } from '../../features/manifests/ship-manifest.ts'
import { confirmBundleWeights } from '../../features/prices/confirm-bundle-weights.ts'
import { at } from '../calendar/calendar.ts'
import { type Company, during, type Parcel } from '../company.ts'
import { bookManifest, type Lump, putTogether } from './cargo.ts'
import { type Flight, NEVER } from './flights.ts'

/** A flight with what it carries. */
export type Cargo = { flight: Flight; manifestId: string; lumps: readonly Lump[] }

/** The airline and the customs agent send their invoices a week after the packages were weighed. */
const INVOICES_AFTER_IN_DAYS = 7
const FREIGHT_OF_KILOGRAM_IN_CENTS = 380
const DUTY_OF_DECLARATION_IN_CENTS = 2_000

/** On one flight of the year a bundle stays behind and comes with a later one. */
const LEFT_BEHIND_BY = 8

/** In the morning Quito confirms what arrived and weighs it, and Miami ships what is packed. */
export async function freightMorning(company: Company, day: string, cargos: readonly Cargo[]): Promise<void> {
  for (const [number, { flight, manifestId, lumps }] of cargos.entries()) {
    const behind = number === LEFT_BEHIND_BY ? lumps.slice(-1) : []
    const onBoard = lumps.slice(0, lumps.length - behind.length)
    if (flight.arrivedOn === day) await during(company, day, 8, () => arrive(company, onBoard))
    if (flight.weighedOn === day) {
      await during(company, day, 7, () => arrive(company, behind))
      await during(company, day, 8, () => weigh(company, day, lumps))
    }
    if (flight.weighedOn !== NEVER && addDays(flight.weighedOn, INVOICES_AFTER_IN_DAYS) === day)
      await atTime(at(day, '16:30'), () => noteCosts(company, manifestId, lumps))
    if (flight.shippedOn === day) {
      await during(company, day, 10, () => ship(company, manifestId, lumps))
      if (flight.arrivedOn === NEVER) await during(company, day, 11, () => expectSoon(company, day, manifestId))
    }
  }
}

/** In the afternoon of a cut-off day Miami puts together what it has, and books it on the next flight. */
export async function freightAfternoon(
  company: Company,
  day: string,
  flights: readonly Flight[],
  cargos: Cargo[],
): Promise<void> {
  for (const flight of flights.filter(({ bundledOn }) => bundledOn === day)) {
    const free = company.parcels.filter(({ status, isBundled }) => status === 'inWarehouseMIA' && !isBundled)
    const lumps = await during(company, day, 15, () => putTogether(company, free))
    if (lumps.length === 0) continue
    const manifestId = await during(company, day, 16, () => bookManifest(company, flight.shippedOn, lumps))
    cargos.push({ flight, manifestId, lumps })
  }
}

/** The airline says the next day, which turns out wrong: why, nobody has found out yet. */
async function expectSoon({ parts, staff }: Company, day: string, manifestId: string): Promise<void> {
  await setExpectedDate(parts.db, staff.warehouse, manifestId, addDays(day, 1))
}

async function ship({ parts, staff }: Company, manifestId: string, lumps: readonly Lump[]): Promise<void> {
  await shipManifest(parts.db, staff.warehouse, manifestId)
  move(lumps, 'sended')
}

async function arrive({ parts, staff }: Company, lumps: readonly Lump[]): Promise<void> {
  if (lumps.length === 0) return
  const ids = lumps.map(({ id }) => id)
  await confirmBundleArrival(parts.db, staff.administrator, ids)
  move(lumps, 'arrived')
}

async function weigh({ parts, staff }: Company, day: string, lumps: readonly Lump[]): Promise<void> {
  const parcels = move(lumps, 'inWarehouseUIO')
  const weights = parcels.map(({ id, realWeightInGrams }) => ({ orderId: id, weightInGrams: realWeightInGrams }))
  await confirmBundleWeights(parts, staff.administrator, weights)
  for (const parcel of parcels) parcel.weighedOn = day
}

async function noteCosts({ parts, staff }: Company, manifestId: string, lumps: readonly Lump[]): Promise<void> {
  const weightInGrams = sum(lumps.flatMap((lump) => lump.parcels.map((parcel) => parcel.realWeightInGrams)))
  await setManifestCosts(parts.db, staff.administrator, manifestId, {
    freight: { amountInCents: Math.ceil((weightInGrams * FREIGHT_OF_KILOGRAM_IN_CENTS) / 1_000), note: 'Guía aérea' },
    customs: { amountInCents: 2_800 + 150 * lumps.length, note: 'Agente de aduana' },
    other: { amountInCents: 1_200, note: 'Transporte al aeropuerto' },
    dutyPaid: { amountInCents: DUTY_OF_DECLARATION_IN_CENTS * lumps.length, note: 'SENAE' },
  })
}

function move(lumps: readonly Lump[], status: Parcel['status']): Parcel[] {
  const parcels = lumps.flatMap((lump) => lump.parcels)
  for (const parcel of parcels) parcel.status = status
  return parcels
}
