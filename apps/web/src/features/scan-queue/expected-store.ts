// A small copy of what the warehouses expect, so that a scan has a meaning while the server cannot be reached. It goes when its person logs out.
import type { StationBundle, StationPackage } from './station-package.ts'

const DATABASE = 'expectedPackages'

export type Kept =
  | { kind: 'package'; id: string; numbers: string[]; package: StationPackage }
  | { kind: 'bundle'; id: string; numbers: string[]; bundle: StationBundle }

type About = { key: 'about'; userId: string; takenAt: string; newestUpdate: string }

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('kept', { keyPath: 'id' }).createIndex('numbers', 'numbers', { multiEntry: true })
      request.result.createObjectStore('about', { keyPath: 'key' })
    }
    request.onsuccess = () => {
      // Another tab logs out: the copy is let go of.
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

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Null: there is no copy of this person's. */
export async function aboutExpected(userId: string): Promise<About | null> {
  const about: About | undefined = await answerOf((await open()).transaction('about').objectStore('about').get('about'))
  return about?.userId === userId ? about : null
}

/** `isWhole`: what was there before goes. `gone`: ids that are expected no longer. */
export async function keepExpected(
  about: Omit<About, 'key'>,
  { kept, gone, isWhole }: { kept: readonly Kept[]; gone: readonly string[]; isWhole: boolean },
): Promise<void> {
  const transaction = (await open()).transaction(['kept', 'about'], 'readwrite')
  const store = transaction.objectStore('kept')
  if (isWhole) store.clear()
  for (const one of kept) store.put(one)
  for (const id of gone) store.delete(id)
  transaction.objectStore('about').put({ key: 'about', ...about } satisfies About)
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

export async function findExpected(number: string): Promise<Kept[]> {
  return answerOf((await open()).transaction('kept').objectStore('kept').index('numbers').getAll(number))
}
