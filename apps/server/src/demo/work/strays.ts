import { workingDayBefore } from '../calendar/calendar.ts'
import type { Random } from '../calendar/random.ts'
import { makeContents } from '../contents/contents.ts'
import type { Request } from '../contents/packages.ts'

/** A package in Miami that nobody asked for yet, with what its label says. */
export type Stray = { receivedOn: string; tracking: string; warehouseWeightInGrams: number; label: string }

const LABELS = ['Sra. Rosa A., sin casillero', 'J. Vélez, Quito', 'UIO-10?? (ilegible)', 'Sin nombre, caja de Amazon'] as const

/** Those whose clients ask for them a day later, and those that still wait. */
export function planStrays(random: Random, requests: readonly Request[], end: string): Stray[] {
  const matched = requests
    .flatMap(({ packages }) => packages)
    .filter(({ cameFirst }) => cameFirst)
    .map((one) => ({ ...one, label: one.store }))
  const waiting = LABELS.map((label, place) => ({
    ...makeContents(random),
    receivedOn: workingDayBefore(end, place * 2 + 1),
    label,
  }))
  return [...matched, ...waiting]
}
