import * as bundles from '@app/contract/endpoints/bundles'
import * as orders from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { connectionLost, isConnected } from '../../scan-queue/connection.ts'
import { aboutExpected, allExpected, findExpected, type Kept } from '../../scan-queue/expected-store.ts'
import { firstEntries } from '../../scan-queue/queue-store.ts'
import {
  numbersOfBundle,
  numbersOfPackage,
  type StationBundle,
  type StationPackage,
  stationBundle,
  stationPackage,
} from '../../scan-queue/station-package.ts'
import { asPrinted, labelReadings } from '../../scanning/label-readings.ts'
import { halvesOf, nearNumbers } from '../../scanning/near-numbers.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { keptAlready, outcomeInMiami, outcomeInQuito, type Place, type ScanOutcome } from '../scan/scan-outcome.ts'

/** `copyFrom`: nobody could be asked, this is what was known then; empty where nothing was known. */
export type LookUp = { outcome: ScanOutcome; copyFrom: string | null }

/** Longer than this the hands do not wait for a number. */
const ANSWERS_WITHIN_MILLISECONDS = 3_000
const MOST_LOOKED_THROUGH = 2_000
const MOST_ALIKE = 100
/** More than these nobody chooses between with a box in the hand. */
const MOST_NEAR = 3

export type Known = { packages: StationPackage[]; bundles: StationBundle[] }

/** `isSure`: a person said that this is the number, and is not asked again. */
export type Scanned = { userId: string; place: Place; readings: Readings; isSure: boolean }

/** Every scan asks afresh: the answer of a moment ago may be the package next to this one. */
export async function lookUp({ userId, place, readings, isSure }: Scanned): Promise<LookUp> {
  const numbers = readings.flatMap(labelReadings)
  const asked = isConnected() ? await askServer(place, textsOf(readings)).catch(unlessAnswered) : null
  const known = asked ?? (await askCopy(numbers))
  const outcome = outcomeOf(place, readings, known)
  const kept = await keptHere(userId, numbers, outcome)
  const copyFrom = asked ? null : ((await aboutExpected(userId))?.takenAt ?? '')
  if (kept || isSure || outcome.kind !== 'unknown') return { outcome: kept ?? outcome, copyFrom }
  return { outcome: await unlessDoubtful(place, readings, { known, isAsked: asked !== null }, outcome), copyFrom }
}

/** The longest reading that is known says what this is. */
function outcomeOf(place: Place, readings: Readings, { packages, bundles: onTheWay }: Known): ScanOutcome {
  const [first, ...others] = readings.map((text) => {
    const numbers = labelReadings(text)
    return place === 'MIA' ? outcomeInMiami(numbers, packages) : outcomeInQuito(numbers, onTheWay, packages)
  })
  const known = [first, ...others].find((outcome) => outcome && outcome.kind !== 'unknown')
  return known ?? first ?? { kind: 'unknown', tracking: readings[0] }
}

type Compared = { known: Known; isAsked: boolean }

/** Before a number becomes a package without owner, a person says whether all of it was read. */
async function unlessDoubtful(
  place: Place,
  readings: Readings,
  { known, isAsked }: Compared,
  outcome: Extract<ScanOutcome, { kind: 'unknown' }>,
): Promise<ScanOutcome> {
  const scanned = readings.flatMap(labelReadings)
  const alike = isAsked ? await askServerForHalves(place, outcome.tracking).catch(unlessAnswered) : await allOfCopy()
  const compared = [known, ...(alike ? [alike] : [])].flatMap(numbersOf)
  const near = nearNumbers(scanned, compared).slice(0, MOST_NEAR)
  const numbers = [...near, ...(readings.length > 1 ? readings.map((text) => labelReadings(text).at(-1) ?? text) : [])]
  return numbers.length > 0 ? { kind: 'doubtful', tracking: outcome.tracking, numbers } : outcome
}

const numbersOf = ({ packages, bundles: onTheWay }: Known): string[] => [
  ...packages.filter(({ status }) => status !== 'removed').flatMap(numbersOfPackage),
  ...onTheWay.flatMap(numbersOfBundle),
]

async function askServerForHalves(place: Place, number: string): Promise<Known> {
  const found = await Promise.all(halvesOf(number).map((half) => askServer(place, [half], MOST_ALIKE)))
  return { packages: found.flatMap(({ packages }) => packages), bundles: found.flatMap((one) => one.bundles) }
}

/** A refusal stays one; silence sends us to our own copy. */
function unlessAnswered(error: unknown): null {
  const isSilence = error instanceof ApiError ? error.status === 0 || error.status >= 500 : error instanceof DOMException
  if (!isSilence) throw error
  connectionLost()
  return null
}

/** The shortest first: whatever contains a longer one contains it. */
export const textsOf = (readings: Readings): string[] => [
  ...new Set(readings.toReversed().flatMap((text) => [asPrinted(text), ...labelReadings(text)])),
]

export async function askServer(place: Place, texts: readonly string[], limit = 20): Promise<Known> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MILLISECONDS)
  for (const q of texts) {
    const [found, ofBundle] = await Promise.all([
      call(orders.listAllOrders, { query: { q, limit } }, { signal }),
      place === 'UIO' ? call(bundles.listBundles, { query: { q, limit } }, { signal }) : null,
    ])
    const inBundles = place === 'UIO' ? await bundlesOf(found.data, signal) : []
    const known = {
      packages: found.data.map(stationPackage),
      bundles: [...(ofBundle?.data ?? []), ...inBundles].map(stationBundle),
    }
    if (known.packages.length > 0 || known.bundles.length > 0) return known
  }
  return { packages: [], bundles: [] }
}

const bundlesOf = (found: readonly Order[], signal: AbortSignal) =>
  Promise.all(
    [...new Set(found.flatMap(({ bundle }) => bundle?.id ?? []))]
      .slice(0, 3)
      .map((id) => call(bundles.getBundle, { params: { id } }, { signal })),
  )

const askCopy = async (numbers: readonly string[]): Promise<Known> =>
  asKnown((await Promise.all(numbers.map(findExpected))).flat())

const allOfCopy = async (): Promise<Known> => asKnown(await allExpected())

const asKnown = (found: readonly Kept[]): Known => ({
  packages: found.flatMap((one) => (one.kind === 'package' ? one.package : [])),
  bundles: found.flatMap((one) => (one.kind === 'bundle' ? one.bundle : [])),
})

async function keptHere(userId: string, readings: readonly string[], outcome: ScanOutcome): Promise<ScanOutcome | null> {
  const waiting = await firstEntries(userId, 'waiting', MOST_LOOKED_THROUGH)
  const entry = keptAlready(readings, 'order' in outcome ? outcome.order.id : null, waiting)
  return entry ? { kind: 'kept', entry } : null
}
