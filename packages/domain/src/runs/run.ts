/** What is done with many records, each by its ordinary use case (office, "Two mechanisms"). */
export const RUN_ACTS = ['approveOrders', 'billClients'] as const
export type RunAct = (typeof RUN_ACTS)[number]

/** previewed: nothing was changed yet · cancelled: what was left then stays as it is. */
export const RUN_STATES = ['previewed', 'running', 'done', 'cancelled'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Of one record of a run. unchanged: it was so already · refused: its use case said no, or would. */
export const RUN_RESULTS = ['waiting', 'done', 'unchanged', 'refused'] as const
export type RunResult = (typeof RUN_RESULTS)[number]

export const MOST_IN_RUN = 5_000

type Moments = Record<'startedAt' | 'endedAt' | 'cancelledAt', Date | string | null>

export function runStateOf({ startedAt, endedAt, cancelledAt }: Moments): RunState {
  if (cancelledAt !== null) return 'cancelled'
  if (endedAt !== null) return 'done'
  return startedAt === null ? 'previewed' : 'running'
}
