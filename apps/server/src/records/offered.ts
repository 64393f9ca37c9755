// What a record offers to whom: what its lifecycle allows their role, and their duties let them call.
import * as contract from '@app/contract'
import { type Actor, allowedActions, type Duties, hasDuty, type Lifecycle, type Snapshot } from '@app/domain'

type Offered = Pick<Actor, 'role' | 'duties'>

/** By `METHOD /path`, who may call it. */
const DUTIES_OF_CALLS: ReadonlyMap<string, Duties> = new Map(
  Object.values<unknown>(contract).flatMap((area) =>
    Object.values(area ?? {}).flatMap((value: unknown) => {
      const { method, path, duties } = (typeof value === 'object' && value !== null ? value : {}) as Partial<contract.Endpoint>
      return method && path && duties ? [[`${method} ${path}`, duties] as const] : []
    }),
  ),
)

const mayCall = (doer: Offered, call: string): boolean => {
  const duties = DUTIES_OF_CALLS.get(call.replace(/\/$/, ''))
  return duties === undefined || hasDuty(doer, duties)
}

/** The likeliest first: the buttons of a screen. */
export function offeredActions<Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  record: Snapshot<Status, Fact>,
  doer: Offered,
): Action[] {
  const calls = Map.groupBy(lifecycle.transitions, ({ action }) => action)
  return allowedActions(lifecycle, record, doer).filter((action) => calls.get(action)?.some(({ call }) => mayCall(doer, call)))
}
