import { normaliseTracking, ORDERS } from '@app/domain'
import type { QueueEntry } from '../../scan-queue/queue-machine.ts'
import {
  numbersInside,
  numbersOfBundle,
  numbersOfPackage,
  type StationBundle,
  type StationPackage,
} from '../../scan-queue/station-package.ts'

export type Place = 'MIA' | 'UIO'

/**
 * What a scanned number means. expected: weigh it · duplicate: it is already received · waiting: its order waits for its client's answer ·
 * kept: scanned already, and waiting to be sent · toArrive: confirm that it came · toWeigh: it came, and goes on the scale · weighed: it was
 * there · wrongPlace: it should not be here ·
 * doubtful: no order has it, but part of it may be missing, or one sign wrong · unknown: no order has it.
 */
export type ScanOutcome =
  | { kind: 'expected' | 'duplicate' | 'waiting'; order: StationPackage }
  | { kind: 'toArrive'; bundle: StationBundle }
  /** `packageCode`: which of its packages was scanned; null where it was the bundle itself. */
  | { kind: 'toWeigh' | 'weighed'; bundle: StationBundle; packageCode: string | null }
  | { kind: 'wrongPlace'; order: StationPackage }
  | { kind: 'kept'; entry: QueueEntry }
  /** `numbers`: what it may have been, the likeliest first; `tracking`: as it was read. */
  | { kind: 'doubtful'; tracking: string; numbers: readonly string[] }
  | { kind: 'unknown'; tracking: string }

/** The search answers everything that contains the text; only the same number, written any way, is a match. */
export function outcomeInMiami(readings: readonly string[], found: readonly StationPackage[]): ScanOutcome {
  const matches = found.filter(
    (order) => order.status !== 'removed' && numbersOfPackage(order).some((number) => readings.includes(number)),
  )
  const order = matches.find(({ status }) => ORDERS.toReceive.includes(status)) ?? matches[0]
  if (!order) return { kind: 'unknown', tracking: readings.at(-1) ?? '' }
  if (ORDERS.toReceive.includes(order.status)) return { kind: 'expected', order }
  if (order.status === 'inWarehouseMIA' || (ORDERS.announced.includes(order.status) && order.intakeAt))
    return { kind: 'duplicate', order }
  return { kind: ORDERS.announced.includes(order.status) ? 'waiting' : 'wrongPlace', order }
}

/** A bundle by its guide, its code, or any package in it. What has not left Miami cannot be in Quito. */
export function outcomeInQuito(
  readings: readonly string[],
  bundles: readonly StationBundle[],
  packages: readonly StationPackage[],
): ScanOutcome {
  const bundle = bundles.find((one) => numbersOfBundle(one).some((number) => readings.includes(number)))
  if (bundle) {
    if (bundle.status === 'sended') return { kind: 'toArrive', bundle }
    if (bundle.status !== 'inWarehouseMIA') {
      const scanned = bundle.packages.find((one) => numbersInside(one).some((number) => readings.includes(number)))
      return { kind: bundle.status === 'arrived' ? 'toWeigh' : 'weighed', bundle, packageCode: scanned?.code ?? null }
    }
  }
  const order = packages.find((one) => numbersOfPackage(one).some((number) => readings.includes(number)))
  return order ? { kind: 'wrongPlace', order } : { kind: 'unknown', tracking: readings.at(-1) ?? '' }
}

/** What this person scanned already, and what still waits here to be sent. */
export function keptAlready(
  readings: readonly string[],
  orderId: string | null,
  waiting: readonly QueueEntry[],
): QueueEntry | null {
  const isSame = ({ task, label }: QueueEntry) =>
    (task.kind === 'receive' && task.arrival.orderId === orderId) ||
    ((task.kind === 'receive' || task.kind === 'unmatched' || task.kind === 'arrive') &&
      [label.number, label.code ?? ''].some((text) => readings.includes(normaliseTracking(text))))
  return waiting.findLast(isSame) ?? null
}

/** What a slow scanner types into the weight: no scale shows eight characters. */
export const looksLikeTracking = (typed: string): boolean => /^[A-Z0-9-]{8,}$/i.test(typed.trim())
