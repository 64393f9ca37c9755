// The queue in the browser's own database: it survives reloads, log-outs and crashes.
import type { QueueEntry } from './queue-machine.ts'

const DATABASE = 'scanQueue'
const ENTRIES = 'entries'
const BY_STATE = 'byState'
const BY_PERSON = 'byPerson'
const OF_EVERYBODY = 'ofEverybody'

export type NewEntry = Omit<QueueEntry, 'seq'>

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) makeEntries(request.result)
      request.transaction?.objectStore(ENTRIES).createIndex(OF_EVERYBODY, 'state')
    }
    request.onsuccess = () => {
      // A newer program in another tab is not held up by this one.
      request.result.onversionchange = () => {
        request.result.close()
        opening = null
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

function makeEntries(database: IDBDatabase): void {
  const entries = database.createObjectStore(ENTRIES, { keyPath: 'seq', autoIncrement: true })
  entries.createIndex('id', 'id', { unique: true })
  entries.createIndex(BY_STATE, ['userId', 'state', 'seq'])
  entries.createIndex(BY_PERSON, ['userId', 'seq'])
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

async function reading(): Promise<IDBObjectStore> {
  return (await open()).transaction(ENTRIES, 'readonly').objectStore(ENTRIES)
}

const writing = async () => {
  const transaction = (await open()).transaction(ENTRIES, 'readwrite', { durability: 'strict' })
  return { transaction, entries: transaction.objectStore(ENTRIES) }
}

const ofState = (userId: string, state: QueueEntry['state']) => IDBKeyRange.bound([userId, state], [userId, state, []])
const ofPerson = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

export async function addEntry(entry: NewEntry): Promise<void> {
  const { transaction, entries } = await writing()
  entries.add(entry)
  await completed(transaction)
}

/** Read, changed and written in one transaction: another tab's change is never written over. */
export async function changeEntry(id: string, change: (entry: QueueEntry) => QueueEntry | null): Promise<QueueEntry | null> {
  const { transaction, entries } = await writing()
  const found: QueueEntry | undefined = await answerOf(entries.index('id').get(id))
  const changed = found ? change(found) : null
  if (changed) entries.put(changed)
  else if (found) entries.delete(found.seq)
  await completed(transaction)
  return changed
}

export async function findEntry(id: string): Promise<QueueEntry | null> {
  return (await answerOf<QueueEntry | undefined>((await reading()).index('id').get(id))) ?? null
}

/** The first of a state, in the order in which they are sent. */
export async function firstEntries(userId: string, state: QueueEntry['state'], most: number): Promise<QueueEntry[]> {
  return answerOf((await reading()).index(BY_STATE).getAll(ofState(userId, state), most))
}

export async function countEntries(userId: string, state: QueueEntry['state']): Promise<number> {
  return answerOf((await reading()).index(BY_STATE).count(ofState(userId, state)))
}

/** How many of others' wait here: all that anybody is told of them. Counted, not read: every scan asks. */
export async function countOthers(userId: string): Promise<number> {
  const entries = await reading()
  const counts = (['waiting', 'refused'] as const).map(async (state) => {
    const [all, own] = await Promise.all([
      answerOf(entries.index(OF_EVERYBODY).count(state)),
      answerOf(entries.index(BY_STATE).count(ofState(userId, state))),
    ])
    return all - own
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** The latest first. Two questions whatever there is: a cursor is one for every entry. */
export async function latestEntries(userId: string, most: number): Promise<QueueEntry[]> {
  const entries = await reading()
  const keys = (await answerOf(entries.index(BY_PERSON).getAllKeys(ofPerson(userId)))).slice(-most)
  const [first, last] = [keys[0], keys[keys.length - 1]]
  if (first === undefined) return []
  const between: QueueEntry[] = await answerOf(entries.getAll(IDBKeyRange.bound(first, last)))
  return between.filter((entry) => entry.userId === userId).reverse()
}

export async function deleteEntries(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { transaction, entries } = await writing()
  for (const seq of ids) entries.delete(seq)
  await completed(transaction)
}
