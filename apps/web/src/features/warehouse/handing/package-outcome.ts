import { normaliseTracking } from '@app/domain'
import { numbersOfPackage, type StationPackage } from '../../scan-queue/station-package.ts'
import { labelReadings } from '../../scanning/label-readings.ts'
import type { Readings } from '../../scanning/use-scanner.ts'

/** A package of the bill that is handed over. */
export type Waiting = { id: string; code: string; tracking: string | null }

/**
 * What a number means at the counter. taken: it is handed over · again: it lies there already · ofOther: paid, on another bill · handedOver:
 * it left the house · unpaid: nothing of it may leave · unknown.
 */
export type PackageOutcome = { kind: 'taken' | 'again' | 'ofOther' | 'handedOver' | 'unpaid'; code: string } | { kind: 'unknown' }

/** The package of the bill that was scanned; null where it is none of them. */
export const packageOf = <One extends Waiting>(readings: Readings, waiting: readonly One[]): One | null =>
  waiting.find(({ code, tracking }) =>
    [code, tracking].some((text) => text !== null && numbersOf(readings).includes(normaliseTracking(text))),
  ) ?? null

/** Why it is not handed over with this bill. */
export function outcomeElsewhere(readings: Readings, packages: readonly StationPackage[]): PackageOutcome {
  const numbers = numbersOf(readings)
  const found = packages.find((one) => numbersOfPackage(one).some((number) => numbers.includes(number)))
  if (!found) return { kind: 'unknown' }
  const { code, status } = found
  if (status === 'paid') return { kind: 'ofOther', code }
  return { kind: status === 'receivedAndDelivered' ? 'handedOver' : 'unpaid', code }
}

const numbersOf = (readings: Readings): string[] => readings.flatMap(labelReadings)
