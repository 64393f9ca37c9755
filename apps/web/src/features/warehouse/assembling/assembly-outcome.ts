import type { Order } from '@app/contract/orders.contract'
import { type BundleRefusal, plainCode, type RetailParameters, warehouseOf } from '@app/domain'
import { type BundlePlan, type KnownOfConsignee, planBundle } from '../../bundles/change/bundle-plan.ts'
import { labelReadings } from '../../scanning/label-readings.ts'
import type { Readings } from '../../scanning/use-scanner.ts'

/** Where a package is that was scanned for a bundle: `several` share the number, and each has a label of its own. */
export type Meant = { kind: 'one'; order: Order } | { kind: 'several'; codes: string[] } | { kind: 'unknown' }

export function packageMeant(readings: Readings, found: readonly Order[]): Meant {
  const numbers = readings.flatMap((text) => [text, ...labelReadings(text)]).map(plainCode)
  const meant = found.filter(({ code, tracking }) => [code, tracking ?? ''].some((text) => numbers.includes(plainCode(text))))
  const here = meant.filter(isInMiami)
  if (here.length > 1) return { kind: 'several', codes: here.map(({ code }) => code) }
  const [order = meant[0]] = here
  return order ? { kind: 'one', order } : { kind: 'unknown' }
}

/** Why a package does not join: what POST /bundle would refuse, and what the bundle would be with it. `elsewhere` and `waiting` say why it is not ready. */
export type NotJoining = { why: BundleRefusal['code'] | 'elsewhere' | 'waiting'; refusal: BundleRefusal; plan: BundlePlan }

/** By the rules that the server decides with; null where it joins. */
export function whyNot(
  order: Order,
  draft: readonly Order[],
  known: KnownOfConsignee,
  parameters: RetailParameters,
): NotJoining | null {
  const plan = planBundle([...draft, order], known, parameters)
  const refusal = plan?.refusals[0]
  if (!plan || !refusal) return null
  const isNotReady = refusal.code === 'orderNotReadyToBundle'
  return { why: isNotReady ? (isInMiami(order) ? 'waiting' : 'elsewhere') : refusal.code, refusal, plan }
}

const isInMiami = ({ status, intakeAt }: Order): boolean => warehouseOf({ status, isReceived: intakeAt !== null }) === 'MIA'
