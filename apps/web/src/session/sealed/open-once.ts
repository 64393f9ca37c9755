import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

/** A database that the first question opens. A log-out, or a newer program in another tab, is not held up by this one. */
export function openOnce<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null
  const letGo = () => {
    opening = null
  }
  const blocking = (_current: number, _blocked: number | null, { target }: IDBVersionChangeEvent) => {
    if (target instanceof IDBDatabase) target.close()
    letGo()
  }
  return () => {
    opening ??= openDB<Schema>(name, version, { upgrade, blocking, terminated: letGo }).catch((error: unknown) => {
      letGo()
      throw error
    })
    return opening
  }
}
