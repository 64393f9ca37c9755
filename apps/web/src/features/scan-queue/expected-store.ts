// A small copy of what the warehouses expect, so that a scan has a meaning while the server cannot be reached. It is sealed with the
// session's key, found by names that say nothing, and goes when the session ends.
import type { DBSchema } from 'idb'
import { currentKeyring } from '../../session/sealed/keyring.ts'
import { openOnce } from '../../session/sealed/open-once.ts'
import { open, type Sealed, seal, sealedName } from '../../session/sealed/seal.ts'
import type { StorageKey } from '../../session/sealed/storage-key.ts'
import type { StationBundle, StationPackage } from './station-package.ts'

const DATABASE = 'expectedPackages'
const KEPT = 'kept'
const ABOUT = 'about'

export type Kept =
  | { kind: 'package'; id: string; numbers: string[]; package: StationPackage }
  | { kind: 'bundle'; id: string; numbers: string[]; bundle: StationBundle }

/** `numbers`: not the numbers, but what finds them. */
type Row = { id: string; numbers: string[]; sealed: Sealed }
/** `keyName`: which session's copy it is; `newestUpdate` of packages, `newestBundle` of bundles: what changed later is not in it. */
type About = { userId: string; takenAt: string; newestUpdate: string; newestBundle?: string; keyName: string }
type Schema = DBSchema & {
  kept: { key: string; value: Row; indexes: { numbers: string } }
  about: { key: string; value: About }
}

const database = openOnce<Schema>(DATABASE, 2, (upgraded) => {
  // What a program without seals kept.
  for (const name of [...upgraded.objectStoreNames]) upgraded.deleteObjectStore(name)
  upgraded.createObjectStore(KEPT, { keyPath: 'id' }).createIndex('numbers', 'numbers', { multiEntry: true })
  upgraded.createObjectStore(ABOUT)
})

const currentKey = (): StorageKey | null => currentKeyring()?.ofSession ?? null
const nameOf = (key: StorageKey): Promise<string> => sealedName(key, DATABASE)
const placeOf = (id: string): string => `${DATABASE}/${id}`

/** Null: there is no copy of this person's that this session can read. */
export async function aboutExpected(userId: string): Promise<About | null> {
  const key = currentKey()
  if (!key) return null
  const about = await (await database()).get(ABOUT, ABOUT)
  return about?.userId === userId && about.keyName === (await nameOf(key)) ? about : null
}

/** `isWhole`: what was there before goes. `gone`: ids that are expected no longer. Nothing is kept for a session that has ended. */
export async function keepExpected(
  about: Omit<About, 'keyName'>,
  { kept, gone, isWhole }: { kept: readonly Kept[]; gone: readonly string[]; isWhole: boolean },
): Promise<void> {
  const key = currentKey()
  if (!key) return
  const [keyName, rows] = [await nameOf(key), await rowsOf(key, kept)]
  const connection = await database()
  if (key !== currentKey()) return
  const transaction = connection.transaction([KEPT, ABOUT], 'readwrite')
  const store = transaction.objectStore(KEPT)
  const writes: Promise<unknown>[] = [transaction.objectStore(ABOUT).put({ ...about, keyName }, ABOUT)]
  if (isWhole) writes.push(store.clear())
  for (const row of rows) writes.push(store.put(row))
  for (const id of gone) writes.push(store.delete(id))
  await Promise.all([...writes, transaction.done])
}

/** So many at once that a screen of thousands of packages goes on answering. */
const SEALED_AT_ONCE = 100

async function rowsOf(key: StorageKey, kept: readonly Kept[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let done = 0; done < kept.length; done += SEALED_AT_ONCE)
    rows.push(...(await Promise.all(kept.slice(done, done + SEALED_AT_ONCE).map((one) => rowOf(key, one)))))
  return rows
}

async function rowOf(key: StorageKey, one: Kept): Promise<Row> {
  const numbers = await Promise.all(one.numbers.map((number) => sealedName(key, number)))
  return { id: one.id, numbers, sealed: await seal(key, placeOf(one.id), one) }
}

/** All that is expected, where a number is not known as a whole. */
export async function allExpected(): Promise<Kept[]> {
  const key = currentKey()
  if (!key) return []
  const rows = await (await database()).getAll(KEPT)
  const found = await Promise.all(rows.map(({ id, sealed }) => open<Kept>(key, placeOf(id), sealed)))
  return found.filter((one) => one !== null)
}

export async function findExpected(number: string): Promise<Kept[]> {
  const key = currentKey()
  if (!key) return []
  const rows = await (await database()).getAllFromIndex(KEPT, 'numbers', await sealedName(key, number))
  const found = await Promise.all(rows.map(({ id, sealed }) => open<Kept>(key, placeOf(id), sealed)))
  return found.filter((one) => one !== null)
}
