/** What is done with many records, each by its ordinary use case (office, "Two mechanisms"). */
export const RUN_ACTS = [
  'approveOrders',
  'billClients',
  'bookStatementLines',
  'categorizeOrders',
  'chargeOrders',
  'createBundles',
  'holdOrders',
  'markOrdersIncomplete',
  'printBundles',
  'printOrders',
  'putBundlesOnManifest',
  'releaseOrders',
  'removeBundles',
  'valueOrders',
] as const
export type RunAct = (typeof RUN_ACTS)[number]

/** Acts that a run of their own reverts; the others have no way back but a lifecycle's own. */
export const UNDOABLE_ACTS = [
  'bookStatementLines',
  'categorizeOrders',
  'chargeOrders',
  'holdOrders',
  'putBundlesOnManifest',
  'valueOrders',
] as const satisfies readonly RunAct[]
export type UndoableAct = (typeof UNDOABLE_ACTS)[number]
export const isUndoable = (act: RunAct): act is UndoableAct => UNDOABLE_ACTS.some((one) => one === act)

/** After a run ended, or was cancelled. */
const UNDOABLE_IN_MILLISECONDS = 10 * 60_000

/** previewed: nothing was changed yet · cancelled: what was left then stays as it is. */
export const RUN_STATES = ['previewed', 'running', 'done', 'cancelled'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Of one record of a run. unchanged: it was so already · refused: its use case said no, or would. */
export const RUN_RESULTS = ['waiting', 'done', 'unchanged', 'refused'] as const
export type RunResult = (typeof RUN_RESULTS)[number]

/** Orders of one run, as a filter finds them: as many as an export has rows. */
export const MOST_IN_RUN = 20_000
/** Records of one run that are named one by one. */
export const MOST_NAMED_IN_RUN = 5_000
/** Runs whose records another run is over. */
export const MOST_RUNS_TOGETHER = 20
/** Labels, packages or bills of one run on one paper. */
export const MOST_ON_PAPER = 2_000
/** Bundles that one run makes: a proposal of some ten thousand packages. */
export const MOST_MADE_IN_RUN = 5_000
/** Clients of one run that bills, each a bill of its own. */
export const MOST_BILLED_IN_RUN = 5_000

/** Payments of one run, each of a line of a bank's statement; what is ready beyond them waits for the next. */
export const MOST_BOOKED_IN_RUN = 5_000

type Moments = Record<'startedAt' | 'endedAt' | 'cancelledAt', Date | string | null>

export function runStateOf({ startedAt, endedAt, cancelledAt }: Moments): RunState {
  if (cancelledAt !== null) return 'cancelled'
  if (endedAt !== null) return 'done'
  return startedAt === null ? 'previewed' : 'running'
}

type Ended = Moments & { act: RunAct; undoesId: string | null }

/** Until when a run can be undone (office, "Two mechanisms"). Null: its act cannot be, it is an undo itself, or it has not ended. */
export function undoableUntil({ act, undoesId, startedAt, endedAt, cancelledAt }: Ended): Date | null {
  const end = endedAt ?? cancelledAt
  if (!isUndoable(act) || undoesId !== null || startedAt === null || end === null) return null
  return new Date(new Date(end).getTime() + UNDOABLE_IN_MILLISECONDS)
}
