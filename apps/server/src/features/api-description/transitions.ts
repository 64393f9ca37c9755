import {
  approvalLifecycle,
  billLifecycle,
  bundleLifecycle,
  dropshippingLifecycle,
  earningLifecycle,
  fiscalDocumentLifecycle,
  incidentLifecycle,
  type Lifecycle,
  manifestLifecycle,
  orderLifecycle,
  purchaseLifecycle,
  refundLifecycle,
  settlementLifecycle,
  type Transition,
} from '@app/domain'

export type AnyLifecycle = Lifecycle<string, string, string>
export type AnyTransition = Transition<string, string, string>
export type Call = { method: string; path: string }

export const LIFECYCLES: readonly AnyLifecycle[] = [
  orderLifecycle,
  purchaseLifecycle,
  bundleLifecycle,
  manifestLifecycle,
  billLifecycle,
  dropshippingLifecycle,
  incidentLifecycle,
  earningLifecycle,
  refundLifecycle,
  settlementLifecycle,
  approvalLifecycle,
  fiscalDocumentLifecycle,
]

/** The same for one call however its parameters are called, and whether or not it ends in a slash. */
export const shapeOf = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '')

/** The calls that a row of a lifecycle names. */
export const callsOf = ({ call }: AnyTransition): string[] => call.split(', ')

/** The rows of the lifecycles that a call takes. */
export const transitionsOf = ({ method, path }: Call): { lifecycle: AnyLifecycle; transition: AnyTransition }[] =>
  LIFECYCLES.flatMap((lifecycle) =>
    lifecycle.transitions
      .filter((transition) => callsOf(transition).some((call) => shapeOf(call) === shapeOf(`${method} ${path}`)))
      .map((transition) => ({ lifecycle, transition })),
  )
