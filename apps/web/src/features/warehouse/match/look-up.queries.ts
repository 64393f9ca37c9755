import * as bundles from '@app/contract/endpoints/bundles'
import * as orders from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { connectionLost, isConnected } from '../../scan-queue/connection.ts'
import { aboutExpected, findExpected } from '../../scan-queue/expected-store.ts'
import { firstEntries } from '../../scan-queue/queue-store.ts'
import { type StationBundle, type StationPackage, stationBundle, stationPackage } from '../../scan-queue/station-package.ts'
import { asPrinted, labelReadings } from '../../scanning/label-readings.ts'
import { keptAlready, outcomeInMiami, outcomeInQuito, type Place, type ScanOutcome } from '../scan/scan-outcome.ts'

/** `copyFrom`: nobody could be asked, this is what was known then; empty where nothing was known. */
export type LookUp = { outcome: ScanOutcome; copyFrom: string | null }

/** Longer than this the hands do not wait for a number. */
const ANSWERS_WITHIN_MILLISECONDS = 3_000
const MOST_LOOKED_THROUGH = 2_000

type Known = { packages: StationPackage[]; bundles: StationBundle[] }

/** Every scan asks afresh: the answer of a moment ago may be the package next to this one. */
export async function lookUp(userId: string, place: Place, scanned: string): Promise<LookUp> {
  const readings = labelReadings(scanned)
  const asked = isConnected()
    ? await askServer(place, [...new Set([asPrinted(scanned), ...readings])]).catch(unlessAnswered)
    : null
  const known = asked ?? (await askCopy(readings))
  const outcome =
    place === 'MIA' ? outcomeInMiami(readings, known.packages) : outcomeInQuito(readings, known.bundles, known.packages)
  const kept = await keptHere(userId, readings, outcome)
  return { outcome: kept ?? outcome, copyFrom: asked ? null : ((await aboutExpected(userId))?.takenAt ?? '') }
}

/** A refusal stays one; silence sends us to our own copy. */
function unlessAnswered(error: unknown): null {
  const isSilence = error instanceof ApiError ? error.status === 0 || error.status >= 500 : error instanceof DOMException
  if (!isSilence) throw error
  connectionLost()
  return null
}

async function askServer(place: Place, texts: readonly string[]): Promise<Known> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MILLISECONDS)
  for (const q of texts) {
    const [found, ofBundle] = await Promise.all([
      call(orders.listAllOrders, { query: { q, limit: 20 } }, { signal }),
      place === 'UIO' ? call(bundles.listBundles, { query: { q, limit: 20 } }, { signal }) : null,
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

async function askCopy(readings: readonly string[]): Promise<Known> {
  const found = (await Promise.all(readings.map(findExpected))).flat()
  return {
    packages: found.flatMap((one) => (one.kind === 'package' ? one.package : [])),
    bundles: found.flatMap((one) => (one.kind === 'bundle' ? one.bundle : [])),
  }
}

async function keptHere(userId: string, readings: readonly string[], outcome: ScanOutcome): Promise<ScanOutcome | null> {
  const waiting = await firstEntries(userId, 'waiting', MOST_LOOKED_THROUGH)
  const entry = keptAlready(readings, 'order' in outcome ? outcome.order.id : null, waiting)
  return entry ? { kind: 'kept', entry } : null
}
