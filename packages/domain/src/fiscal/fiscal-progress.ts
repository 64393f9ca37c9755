// How far a document has come on its way to the SRI, and how long it waits between two calls (fiscal, section 5).

/** Instants as ISO 8601, so that it is kept as JSON. */
export type FiscalProgress = {
  next: 'send' | 'ask'
  /** Calls since something changed, or tries to sign it. */
  tries: number
  /** Since when tries are counted. */
  since: string
  /** When the SRI first said that it has it. */
  receivedAt: string | null
  /** Since when the SRI says that it does not know the key. */
  unknownSince: string | null
  /** False once the SRI said that it works on it (70): it is never sent again by itself. */
  mayResend: boolean
  /** The day, 'YYYY-MM-DD', on which it last got another date. */
  redatedOn: string | null
  /** Keys that are still to be asked about before the document gets another key or number. */
  checking: { keys: readonly string[]; leadsTo: 'redate' | 'renumber' } | null
}

export const startedAt = (at: Date, next: FiscalProgress['next']): FiscalProgress => ({
  next,
  tries: 0,
  since: at.toISOString(),
  receivedAt: null,
  unknownSince: null,
  mayResend: true,
  redatedOn: null,
  checking: null,
})

const FIRST_PAUSES_IN_SECONDS = [1, 2, 4, 8, 15, 30]
const HOUR_IN_SECONDS = 3_600
const DAY_IN_SECONDS = 86_400

/** 1, 2, 4, 8, 15 and 30 seconds, then each minute, after an hour every 15 minutes, after a day every hour. */
export function pauseAfter(tries: number, progress: Pick<FiscalProgress, 'since' | 'receivedAt'>, at: Date): number {
  const first = FIRST_PAUSES_IN_SECONDS[tries]
  if (first !== undefined) return first
  const passed = secondsSince(progress.receivedAt ?? progress.since, at)
  return passed < HOUR_IN_SECONDS ? 60 : passed < DAY_IN_SECONDS ? 900 : HOUR_IN_SECONDS
}

/** The SRI has had it for a day: a person is told, and may send it again. */
export const isSilent = ({ receivedAt }: Pick<FiscalProgress, 'receivedAt'>, at: Date): boolean =>
  receivedAt !== null && secondsSince(receivedAt, at) >= DAY_IN_SECONDS

const secondsSince = (instant: string, at: Date): number => (at.getTime() - Date.parse(instant)) / 1_000

/** The SRI calls a signature invalid whose time is ahead of its clock: from here on the house's clock is named. */
export const CLOCK_AHEAD_IN_SECONDS = 60

/** Five failures in a row: the SRI does not answer, and one document a minute tries. */
export const FAILURES_OF_CONTINGENCY = 5
export const CONTINGENCY_PAUSE_IN_SECONDS = 60

/** How far a clock is ahead of another; 0 where that did not say, or is ahead itself. */
export const secondsAhead = (ours: Date, theirs: Date | null): number =>
  theirs === null ? 0 : Math.max(0, Math.floor((ours.getTime() - theirs.getTime()) / 1_000))
