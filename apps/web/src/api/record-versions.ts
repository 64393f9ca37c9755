// Which version of a record the person has in front of them. Every answer says of its records which version they are; a form that is
// being filled in holds the version that it began with, however often the lists behind it are read anew.

export type ReadRecord = Readonly<Record<string, unknown>> & { id: string; version: number }

type Held = { record: ReadRecord; era: number }
/** `isOwn`: a call of the person's own left this version. */
type Seen = Held & { isOwn: boolean }
type Hold = Held & { onReplaced: (record: ReadRecord) => void }

const MOST_SEEN = 3_000

const seen = new Map<string, Seen>()
const holds = new Map<string, Hold[]>()
/** Rises with everything written here: what was read before may have been changed by it, as a bundle is with its packages. */
let era = 0

export const currentEra = (): number => era

/** What was asked for in `askedIn` has come. */
export function noteRead(answer: unknown, askedIn: number): void {
  for (const record of recordsIn(answer)) remember(record, askedIn)
}

/** What the person changed themself is what they have in front of them. */
export function noteWritten(answer: unknown): void {
  era += 1
  for (const record of recordsIn(answer)) {
    remember(record, era, true)
    for (const hold of holds.get(record.id) ?? []) Object.assign(hold, { record: { ...hold.record, ...record }, era })
  }
}

/** The record as the person sees it, and whether they may have changed it themself since; null where that is unknown. */
export function recordInFront(id: string): { record: ReadRecord; mayBeOwnChange: boolean } | null {
  const known = holds.get(id)?.at(-1) ?? seen.get(id)
  return known ? { record: known.record, mayBeOwnChange: known.era !== era } : null
}

/** Keeps the version until the returned function is called. `onReplaced`: the person chose to continue from the other actor's. */
export function holdRecord(record: ReadRecord, onReplaced: Hold['onReplaced'] = () => undefined): () => void {
  const last = seen.get(record.id)
  // A screen is drawn a moment after the answer came.
  const isBehindOwnChange = last?.isOwn === true && last.record.version > record.version
  const hold: Hold = { record, era: isBehindOwnChange ? era - 1 : era, onReplaced }
  holds.set(record.id, [...(holds.get(record.id) ?? []), hold])
  return () => {
    const others = (holds.get(record.id) ?? []).filter((other) => other !== hold)
    if (others.length > 0) holds.set(record.id, others)
    else holds.delete(record.id)
  }
}

/** The person goes on from this one. */
export function replaceRecord(record: ReadRecord): void {
  remember(record, era)
  for (const hold of holds.get(record.id) ?? []) {
    Object.assign(hold, { record, era })
    hold.onReplaced(record)
  }
}

export function forgetRecords(): void {
  seen.clear()
  holds.clear()
}

function remember(record: ReadRecord, askedIn: number, isWritten = false): void {
  const before = seen.get(record.id)
  // Answers overtake each other: a version never goes back.
  if (before && before.record.version > record.version) return
  seen.delete(record.id)
  const isSame = before?.record.version === record.version
  const isOwn = isWritten || (isSame && before.isOwn)
  seen.set(record.id, { record, isOwn, era: Math.max(askedIn, isSame ? before.era : 0) })
  const [oldest] = seen.keys()
  if (oldest !== undefined && seen.size > MOST_SEEN) seen.delete(oldest)
}

function recordsIn(value: unknown): ReadRecord[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  const inside = Object.values(value).flatMap(recordsIn)
  return isRecord(value) ? [value, ...inside] : inside
}

const isRecord = (value: object): value is ReadRecord =>
  'id' in value && typeof value.id === 'string' && 'version' in value && typeof value.version === 'number'
