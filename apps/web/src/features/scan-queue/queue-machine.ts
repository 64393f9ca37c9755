// The life of what was scanned, from the label to the server's answer. It knows neither the browser's store nor the network.
import type { ScanLabel, ScanRefusal, ScanResult, ScanTask } from './scan-task.ts'

/** Its content is kept beside the entry. */
type KeptPhoto = Pick<File, 'name' | 'type' | 'size'>

export type QueueEntry = {
  id: string
  /** In this order they are sent. */
  seq: number
  /** Whose they are: nobody else sends or sees them. */
  userId: string
  at: string
  /** The same for every try, so that the server does it once. */
  idempotencyKey: string
  task: ScanTask
  label: ScanLabel
  photos: readonly KeptPhoto[]
  /** Nobody could be asked whether somebody else has received it meanwhile. */
  isUnchecked: boolean
  state: 'waiting' | 'sent' | 'refused' | 'dropped'
  /** Written before it is sent: a try of which nothing was heard may have succeeded. */
  tries: number
  refusal: ScanRefusal | null
  result: ScanResult | null
}

export type SendOutcome =
  | { kind: 'done'; result: ScanResult }
  | { kind: 'refused'; refusal: ScanRefusal }
  /** Nothing was heard, or the server asks to come back later. */
  | { kind: 'later' }

const DAY_IN_MILLISECONDS = 86_400_000
/** The server forgets its answers after 30 days; a day is left for clocks that are wrong. */
const KEY_LIVES_IN_DAYS = 29
const KEPT_SENT = 50

const isWaiting = ({ state }: QueueEntry): boolean => state === 'waiting'

export const nextToSend = (entries: readonly QueueEntry[]): QueueEntry | null =>
  entries.filter(isWaiting).reduce<QueueEntry | null>((first, entry) => (first && first.seq < entry.seq ? first : entry), null)

/** Perhaps it was done long ago: only a person can tell by now. */
export const isTooOld = ({ at, tries }: QueueEntry, now: number): boolean =>
  tries > 0 && now - Date.parse(at) > KEY_LIVES_IN_DAYS * DAY_IN_MILLISECONDS

/** Whether to look first if somebody else has done it: never again once it may have been oneself. */
export const mustLookFirst = ({ isUnchecked, tries, task }: QueueEntry): boolean =>
  isUnchecked && tries === 0 && task.kind === 'receive' && !task.isWeighedAgain

export const tried = (entry: QueueEntry): QueueEntry => ({ ...entry, tries: entry.tries + 1 })

export function answered(entry: QueueEntry, outcome: SendOutcome): QueueEntry {
  // Answered in another tab meanwhile: the first answer stands.
  if (entry.state !== 'waiting' || outcome.kind === 'later') return entry
  if (outcome.kind === 'refused') return { ...entry, state: 'refused', refusal: outcome.refusal }
  return { ...entry, state: 'sent', result: outcome.result, refusal: null, photos: [] }
}

export type Decision =
  /** With the same key: what was refused was not done. */
  | { kind: 'again' }
  /** Whoever received it meanwhile, this weight counts. */
  | { kind: 'mine' }
  /** A weight that does not fit is right. */
  | { kind: 'confirmWeight' }
  | { kind: 'asUnmatched'; idempotencyKey: string }
  | { kind: 'drop' }

/** The package is gone from the scale: whoever decides saw both weights. */
const CONFIRMED_LATER = { reason: 'announcedWrong' } as const

export function decided(entry: QueueEntry, decision: Decision): QueueEntry {
  if (entry.state !== 'refused') return entry
  const waiting = { ...entry, state: 'waiting', refusal: null } as const
  if (decision.kind === 'drop') return { ...entry, state: 'dropped', photos: [] }
  if (decision.kind === 'mine') return { ...waiting, isUnchecked: false }
  const { task, label } = entry
  if (decision.kind === 'confirmWeight' && task.kind === 'receive')
    return { ...waiting, task: { ...task, arrival: { ...task.arrival, confirmed: CONFIRMED_LATER } } }
  if (decision.kind !== 'asUnmatched' || task.kind !== 'receive') return waiting
  const body = { tracking: label.number, weightInGrams: task.arrival.weightInGrams, labelText: label.clientName ?? '' }
  const asUnmatched = { kind: 'unmatched', body, clientId: null } as const
  return { ...waiting, task: asUnmatched, idempotencyKey: decision.idempotencyKey, tries: 0, isUnchecked: false }
}

/** How a scan is taken back: forgotten while it never left, by another call afterwards; not at all where nothing does. */
export function wayBack({ state, tries, task, result }: QueueEntry): 'forget' | 'send' | null {
  if (task.kind === 'undo' || task.kind === 'incident') return null
  if (state === 'waiting') return tries === 0 ? 'forget' : task.kind === 'arrive' ? null : 'send'
  if (state !== 'sent' || task.kind === 'arrive') return null
  return result?.kind === 'received' || result?.kind === 'incomplete' || result?.kind === 'unmatched' ? 'send' : null
}

/** What may go from the store: nothing that waits for the server or for a person. */
export const forgettable = (entries: readonly QueueEntry[]): readonly QueueEntry[] =>
  entries
    .filter(({ state }) => state === 'sent' || state === 'dropped')
    .toSorted((one, other) => other.seq - one.seq)
    .slice(KEPT_SENT)
