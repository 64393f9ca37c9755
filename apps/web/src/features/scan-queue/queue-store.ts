// The queue in the browser's own database: it survives reloads, log-outs and crashes. Without the key of its owner only whose an entry
// is, in which state and in which order can be read.
import type { DBSchema } from 'idb'
import { openOnce } from '../../session/sealed/open-once.ts'
import type { Sealed } from '../../session/sealed/seal.ts'
import type { QueueEntry } from './queue-machine.ts'
import {
  currentKey,
  entriesOf,
  entryOf,
  type NewRow,
  openPhotos,
  type Row,
  requireKey,
  rowOf,
  sealPhotos,
} from './sealed-entries.ts'

const ENTRIES = 'entries'
const PHOTOS = 'photos'
const BY_STATE = 'byState'
const BY_PERSON = 'byPerson'
const OF_EVERYBODY = 'ofEverybody'

type State = QueueEntry['state']
export type NewEntry = Omit<QueueEntry, 'seq' | 'photos'> & { photos: readonly File[] }

type Schema = DBSchema & {
  entries: {
    key: number
    value: Row | NewRow
    indexes: { id: string; byState: [string, State, number]; byPerson: [string, number]; ofEverybody: State }
  }
  /** By the entry's id, as long as it waits. */
  photos: { key: string; value: readonly Sealed[] }
}

const database = openOnce<Schema>('scanQueue', 3, (upgraded) => {
  for (const name of [...upgraded.objectStoreNames]) upgraded.deleteObjectStore(name)
  const entries = upgraded.createObjectStore(ENTRIES, { keyPath: 'seq', autoIncrement: true })
  entries.createIndex('id', 'id', { unique: true })
  entries.createIndex(BY_STATE, ['userId', 'state', 'seq'])
  entries.createIndex(BY_PERSON, ['userId', 'seq'])
  entries.createIndex(OF_EVERYBODY, 'state')
  upgraded.createObjectStore(PHOTOS)
})

/** What is in the store has its number. */
const rows = (kept: readonly (Row | NewRow)[]): Row[] => kept.filter((row): row is Row => 'seq' in row)

const ofState = (userId: string, state: State) => IDBKeyRange.bound([userId, state], [userId, state, []])
const ofPerson = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

const writing = async () => (await database()).transaction([ENTRIES, PHOTOS], 'readwrite', { durability: 'strict' })

export async function addEntry(entry: NewEntry): Promise<void> {
  const [row, photos] = await Promise.all([rowOf(requireKey(), entry, 1), sealPhotos(entry.id, entry.photos)])
  const transaction = await writing()
  const writes: Promise<unknown>[] = [transaction.objectStore(ENTRIES).add(row)]
  if (photos.length > 0) writes.push(transaction.objectStore(PHOTOS).put(photos, entry.id))
  await Promise.all([...writes, transaction.done])
}

/** Another tab's change is never written over: where there was one, the change is made again on what it left. */
export async function changeEntry(id: string, change: (entry: QueueEntry) => QueueEntry | null): Promise<QueueEntry | null> {
  for (;;) {
    const [key, row] = [currentKey(), await findRow(id)]
    const entry = key && row && (await entryOf(key, row))
    if (!entry) return null
    const changed = change(entry)
    const next = changed && { ...(await rowOf(key, changed, row.revision + 1)), seq: row.seq }
    if (await replace(row, next, changed?.photos.length ?? 0)) return changed
  }
}

/** False: it is no longer what was read. */
async function replace({ id, seq, revision }: Row, next: Row | null, photoCount: number): Promise<boolean> {
  const transaction = await writing()
  const entries = transaction.objectStore(ENTRIES)
  const isSame = (await entries.get(seq))?.revision === revision
  const writes: Promise<unknown>[] = []
  if (isSame) writes.push(next ? entries.put(next) : entries.delete(seq))
  if (isSame && photoCount === 0) writes.push(transaction.objectStore(PHOTOS).delete(id))
  await Promise.all([...writes, transaction.done])
  return isSame
}

async function findRow(id: string): Promise<Row | null> {
  const found = await (await database()).getFromIndex(ENTRIES, 'id', id)
  return found && 'seq' in found ? found : null
}

export async function findEntry(id: string): Promise<QueueEntry | null> {
  const [key, row] = [currentKey(), await findRow(id)]
  return key && row && entryOf(key, row)
}

export async function photosOf(entry: QueueEntry): Promise<File[]> {
  if (entry.photos.length === 0) return []
  return openPhotos(entry, (await (await database()).get(PHOTOS, entry.id)) ?? [])
}

/** The first of a state, in the order in which they are sent. */
export async function firstEntries(userId: string, state: State, most: number): Promise<QueueEntry[]> {
  return entriesOf(rows(await (await database()).getAllFromIndex(ENTRIES, BY_STATE, ofState(userId, state), most)))
}

export async function countEntries(userId: string, state: State): Promise<number> {
  return (await database()).countFromIndex(ENTRIES, BY_STATE, ofState(userId, state))
}

/** How many of others' wait here: all that anybody is told of them. Counted, not read: every scan asks. */
export async function countOthers(userId: string): Promise<number> {
  const connection = await database()
  const counts = (['waiting', 'refused'] as const).map(async (state) => {
    const [all, own] = await Promise.all([connection.countFromIndex(ENTRIES, OF_EVERYBODY, state), countEntries(userId, state)])
    return all - own
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** The latest first. Two questions whatever there is: a cursor is one for every entry. */
export async function latestEntries(userId: string, most: number): Promise<QueueEntry[]> {
  const connection = await database()
  const keys = (await connection.getAllKeysFromIndex(ENTRIES, BY_PERSON, ofPerson(userId))).slice(-most)
  const [first, last] = [keys[0], keys[keys.length - 1]]
  if (first === undefined || last === undefined) return []
  const between = rows(await connection.getAll(ENTRIES, IDBKeyRange.bound(first, last)))
  return (await entriesOf(between.filter((row) => row.userId === userId))).reverse()
}

export async function deleteEntries(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const transaction = await writing()
  const entries = transaction.objectStore(ENTRIES)
  await Promise.all([...ids.map((seq) => entries.delete(seq)), transaction.done])
}
