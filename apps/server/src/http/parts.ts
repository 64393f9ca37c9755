import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import type { FileStorage } from '../files/file-storage.ts'

/** What every feature is built from. */
export type Parts = {
  /** What the call works in: the database, or the transaction that goes with the call. */
  db: Db
  /** Connections apart, for what must stay when the call is refused and its transaction undone: the tries that it counted. */
  countingDb: Db
  config: Config
  storage: FileStorage
}
