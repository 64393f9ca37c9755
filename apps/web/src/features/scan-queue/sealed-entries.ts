// An entry of the queue as the browser keeps it: sealed for its owner, and opened once in each page.
import { currentKeyring } from '../../session/sealed/keyring.ts'
import { open, openBytes, type Sealed, seal, sealBytes } from '../../session/sealed/seal.ts'
import type { StorageKey } from '../../session/sealed/storage-key.ts'
import type { QueueEntry } from './queue-machine.ts'

type Plain = Pick<QueueEntry, 'id' | 'userId' | 'state'>
/** `revision`: another for every change. The database gives `seq`. */
export type NewRow = Plain & { revision: number; sealed: Sealed }
export type Row = NewRow & { seq: number }
type Secret = Omit<QueueEntry, keyof Plain | 'seq'>

const opened = new WeakMap<StorageKey, Map<string, { revision: number; entry: QueueEntry }>>()

const placeOf = (id: string): string => `scanQueue/${id}`
const placeOfPhoto = (id: string, position: number): string => `scanQueue/${id}/photo-${position}`

export const currentKey = (): StorageKey | null => currentKeyring()?.ofPerson ?? null

/** The key of whoever is signed in: without one nothing can be written. */
export function requireKey(): StorageKey {
  const key = currentKey()
  if (!key) throw new Error('nobody is signed in whose scans could be kept')
  return key
}

export async function rowOf(key: StorageKey, entry: Omit<QueueEntry, 'seq'>, revision: number): Promise<NewRow> {
  const { id, userId, state, at, idempotencyKey, task, label, photos, isUnchecked, tries, refusal, result } = entry
  const named = photos.map(({ name, type, size }) => ({ name, type, size }))
  const secret: Secret = { at, idempotencyKey, task, label, photos: named, isUnchecked, tries, refusal, result }
  return { id, userId, state, revision, sealed: await seal(key, placeOf(id), secret) }
}

/** Null: the key does not open it, so that it is somebody else's. */
export async function entryOf(key: StorageKey, row: Row): Promise<QueueEntry | null> {
  const { id, userId, state, seq, revision, sealed } = row
  const known = opened.get(key) ?? new Map()
  opened.set(key, known)
  const before = known.get(id)
  if (before?.revision === revision) return before.entry
  const secret = await open<Secret>(key, placeOf(id), sealed)
  if (!secret) return null
  const entry: QueueEntry = { id, seq, userId, state, ...secret }
  known.set(id, { revision, entry })
  return entry
}

export async function entriesOf(rows: readonly Row[]): Promise<QueueEntry[]> {
  const key = currentKey()
  if (!key) return []
  return (await Promise.all(rows.map((row) => entryOf(key, row)))).filter((entry) => entry !== null)
}

export const sealPhotos = (id: string, photos: readonly File[]): Promise<Sealed[]> =>
  Promise.all(
    photos.map(async (photo, position) => sealBytes(requireKey(), placeOfPhoto(id, position), await photo.arrayBuffer())),
  )

/** One that cannot be read any more does not hold up the scan. */
export async function openPhotos({ id, photos }: QueueEntry, kept: readonly Sealed[]): Promise<File[]> {
  const key = requireKey()
  const contents = await Promise.all(kept.map((sealed, position) => openBytes(key, placeOfPhoto(id, position), sealed)))
  return photos.flatMap(({ name, type }, position) => {
    const content = contents[position]
    return content ? new File([content], name, { type }) : []
  })
}
