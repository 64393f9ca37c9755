// The queue in the browser's own database: it survives reloads, log-outs and crashes.
import type { QueueEntry } from './queue-machine.ts'

const DATABASE = 'scanQueue'
const ENTRIES = 'entries'
const BY_STATE = 'byState'
const BY_PERSON = 'byPerson'

export type NewEntry = Omit<QueueEntry, 'seq'>

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      const entries = request.result.createObjectStore(ENTRIES, { keyPath: 'seq', autoIncrement: true })
      entries.createIndex('id', 'id', { unique: true })
      entries.createIndex(BY_STATE, ['userId', 'state', 'seq'])
      entries.createIndex(BY_PERSON, ['userId', 'seq'])
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
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

/** How many of others' wait here: all that anybody is told of them. */
export async function countOthers(userId: string): Promise<number> {
  const index = (await reading()).index(BY_STATE)
  let count = 0
  const request = index.openKeyCursor()
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return resolve(count)
      const [owner, state] = cursor.key as [string, QueueEntry['state'], number]
      if (owner !== userId && (state === 'waiting' || state === 'refused')) count += 1
      cursor.continue()
    }
  })
}

/** The latest first. */
export async function latestEntries(userId: string, most: number): Promise<QueueEntry[]> {
  const found: QueueEntry[] = []
  const request = (await reading()).index(BY_PERSON).openCursor(ofPerson(userId), 'prev')
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor) found.push(cursor.value)
      if (!cursor || found.length >= most) resolve(found)
      else cursor.continue()
    }
  })
}

export async function deleteEntries(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { transaction, entries } = await writing()
  for (const seq of ids) entries.delete(seq)
  await completed(transaction)
}
