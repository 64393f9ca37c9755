import { type Duties, hasDuty } from '@app/domain'
import { useActor } from './use-actor.ts'

/** What of an endpoint says whose it is. */
type Asked = { duties?: Duties }

/** Whether this person's duties let them make a call: what they may not do is not offered. Clients and associates have no duties. */
export function useMay(): (call: Asked) => boolean {
  const actor = useActor()
  return ({ duties }) => duties === undefined || hasDuty(actor, duties)
}

/** The views of a page whose call this person may make, in their order. */
export function useOpenViews<View extends string>(calls: Readonly<Record<View, Asked>>): View[] {
  const may = useMay()
  return (Object.keys(calls) as View[]).filter((view) => may(calls[view]))
}
