import { normaliseTracking } from '@app/domain'
import { numbersInside, numbersOfPackage, type StationBundle, type StationPackage } from '../../scan-queue/station-package.ts'
import { labelReadings } from '../../scanning/label-readings.ts'
import type { Readings } from '../../scanning/use-scanner.ts'

/** A bundle at the cargo door, and since when it is loaded. */
export type Cargo = StationBundle & { loadedAt: string | null }

/**
 * What a number means where a manifest is loaded. toLoad: it goes on · alreadyLoaded · free: on no manifest · onOther: another's · shipped: it
 * left, and should not be here · severalInside: a package of several, its bundle is meant · notBundled: a package without bundle · unknown.
 */
export type LoadOutcome =
  | { kind: 'toLoad' | 'alreadyLoaded' | 'free' | 'onOther' | 'shipped' | 'severalInside'; bundle: StationBundle }
  | { kind: 'notBundled'; code: string }
  | { kind: 'unknown'; scanned: string }

type Known = { bundles: readonly (StationBundle & { loadedAt?: string | null })[]; packages: readonly StationPackage[] }

/** The longest reading that is known says what this is. */
export function loadOutcome(readings: Readings, { bundles, packages }: Known, manifestCode: string): LoadOutcome {
  const there = bundles.filter(({ status }) => status !== 'removed')
  for (const text of readings) {
    const numbers = labelReadings(text)
    const own = there.find(({ code, childGuideNumber }) => isOneOf(numbers, [code, childGuideNumber]))
    if (own) return outcomeOf(own, manifestCode)
    const around = there.find(({ packages: inside }) => inside.some((one) => isAlike(numbersInside(one), numbers)))
    if (around && around.packages.length > 1 && isHere(around)) return { kind: 'severalInside', bundle: around }
    if (around) return outcomeOf(around, manifestCode)
    const alone = packages.find((one) => one.status !== 'removed' && isAlike(numbersOfPackage(one), numbers))
    if (alone) return { kind: 'notBundled', code: alone.code }
  }
  return { kind: 'unknown', scanned: readings[0] }
}

function outcomeOf(bundle: StationBundle & { loadedAt?: string | null }, manifestCode: string): LoadOutcome {
  if (!isHere(bundle)) return { kind: 'shipped', bundle }
  if (bundle.manifestCode === null) return { kind: 'free', bundle }
  if (bundle.manifestCode !== manifestCode) return { kind: 'onOther', bundle }
  return { kind: bundle.loadedAt ? 'alreadyLoaded' : 'toLoad', bundle }
}

const isHere = ({ status }: StationBundle): boolean => status === 'inWarehouseMIA'

const isAlike = (own: readonly string[], numbers: readonly string[]): boolean => own.some((number) => numbers.includes(number))

const isOneOf = (numbers: readonly string[], texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text !== null && numbers.includes(normaliseTracking(text)))
