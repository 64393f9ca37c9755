import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import type { FileStorage } from '../files/file-storage.ts'
import type { Mailer } from '../mail/mailer.ts'

/** What every feature is built from. */
export type Parts = {
  /** What the call works in: the database, or the transaction that goes with the call. */
  db: Db
  /** Connections outside of that transaction: for tries that stay counted when it is undone, and for what others have committed. */
  outsideDb: Db
  config: Config
  storage: FileStorage
  /** None where there is no mail server. Mails themselves are sent by jobs. */
  mailer: Mailer | null
}
