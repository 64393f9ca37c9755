import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import type { FileStorage } from '../files/file-storage.ts'

/** What every feature is built from. */
export type Parts = { db: Db; config: Config; storage: FileStorage }
