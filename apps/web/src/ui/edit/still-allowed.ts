import type { EditableRecord } from '@app/contract/endpoint'
import {
  billLifecycle,
  bundleLifecycle,
  dropshippingLifecycle,
  manifestLifecycle,
  orderLifecycle,
  purchaseLifecycle,
} from '@app/domain'
import type { ReadRecord } from '../../api/record-versions.ts'

type Steps = { transitions: readonly { action: string; call: string }[] }

/** What has a life of its own; of the others nothing ends that could be edited. */
const LIFECYCLES: Partial<Record<EditableRecord, Steps>> = {
  order: orderLifecycle,
  bundle: bundleLifecycle,
  manifest: manifestLifecycle,
  bill: billLifecycle,
  purchase: purchaseLifecycle,
  dropshipping: dropshippingLifecycle,
}

/** Whether the record, as it is now, still allows what this call does. Where the record does not say, the server will. */
export function isStillAllowed(kind: EditableRecord, call: string, now: ReadRecord | null): boolean {
  const allowed = now?.allowedActions
  const steps = LIFECYCLES[kind]?.transitions.filter((step) => step.call.split(', ').includes(call)) ?? []
  if (!Array.isArray(allowed) || steps.length === 0) return true
  return steps.some(({ action }) => allowed.includes(action))
}
