// Another actor changed the record while it was edited (412): the person sees who, when and what, and decides.
import type { EditableRecord } from '@app/contract/endpoint'
import { currentSession } from '../session/session.ts'
import { askable } from '../ui/edit/question.ts'
import { overNewer } from '../ui/edit/record-differences.ts'
import type { ApiError } from './api-error.ts'
import type { Asked, OnceMore } from './companion.ts'
import { queryClient } from './query-client.ts'
import { type ReadRecord, recordInFront, replaceRecord } from './record-versions.ts'

export type Conflict = {
  kind: EditableRecord
  id: string
  /** As lifecycles name it: `PUT /manifest/{id}`. */
  call: string
  /** As the person had it in front of them. */
  before: ReadRecord | null
  /** What they wanted to save; nothing where the edit is an act, as to approve. */
  mine: Readonly<Record<string, unknown>>
  changedBy: string | null
  changedAt: string | null
}
/** To go on with what is typed, to save it over the version that was shown, or to go on from that version. */
export type Choice =
  | { choose: 'stay' }
  | { choose: 'mine'; record: ReadRecord | null }
  | { choose: 'theirs'; record: ReadRecord | null }

export const conflicts = askable<Conflict, Choice>({ choose: 'stay' })

/** What there is only one of is known by its kind: its answers have no id of their own. */
const ONLY_ONES: Partial<Record<EditableRecord, RegExp>> = {
  company: /^\/company$/,
  fiscalSettings: /^\/fiscal-settings(\/|$)/,
}

/** The record that a call edits: it names it, or it is the caller's own account, or there is only one. */
function editedId({ endpoint, parts: { params, body } }: Asked): string | null {
  if (!endpoint.edits) return null
  if (endpoint.edits in ONLY_ONES) return endpoint.edits
  const orderId = typeof body === 'object' && body !== null && 'orderId' in body ? body.orderId : null
  const id = params?.id ?? orderId ?? me()?.id
  return typeof id === 'string' ? id : null
}

const me = () => {
  const session = currentSession()
  return session.state === 'signedIn' ? session.me : null
}

/** An answer that is the only one of its kind, with its name as its id. */
export function named({ path }: Asked['endpoint'], answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const kind = Object.entries(ONLY_ONES).find(([, place]) => place.test(path))?.[0]
  return kind ? { ...answer, id: kind } : answer
}

export function versionFor(asked: Asked): number | null {
  const id = editedId(asked)
  return id === null ? null : (recordInFront(id)?.record.version ?? null)
}

export async function askAgain(asked: Asked, { details }: ApiError, onlyAsSeen = false): Promise<OnceMore | null> {
  const id = editedId(asked)
  const kind = asked.endpoint.edits
  if (id === null || !kind) return null
  const current = typeof details.version === 'number' ? details.version : null
  const changedBy = nameIn(details.changedBy)
  const inFront = recordInFront(id)
  // One's own change a moment ago, as a package put into a bundle: nobody to be asked about.
  if (inFront?.mayBeOwnChange && changedBy !== null && changedBy === ownName()) return onceMore(asked, current)
  if (onlyAsSeen) return null
  const changedAt = typeof details.changedAt === 'string' ? details.changedAt : null
  const before = inFront?.record ?? null
  const mine = bodyOf(asked)
  const call = `${asked.endpoint.method} ${asked.endpoint.path}`
  const choice = await conflicts.ask({ kind, id, call, before, mine, changedBy, changedAt })
  if (choice.choose === 'mine') {
    const body = Object.keys(mine).length > 0 ? overNewer(mine, before, choice.record) : asked.parts.body
    return onceMore({ ...asked, parts: { ...asked.parts, body } }, choice.record?.version ?? current)
  }
  if (choice.choose === 'stay') return null
  if (choice.record) replaceRecord(choice.record)
  void queryClient.invalidateQueries()
  return null
}

const onceMore = (asked: Asked, version: number | null): OnceMore | null => (version === null ? null : { asked, version })

const ownName = (): string | null => {
  const person = me()
  return person && `${person.firstName} ${person.lastName}`
}

const nameIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : null

const bodyOf = ({ parts: { body } }: Asked): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}
