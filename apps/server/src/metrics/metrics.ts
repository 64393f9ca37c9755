import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Db } from '../db/db.ts'
import type { FileStorage } from '../files/file-storage.ts'

export type JobOutcome = 'done' | 'failed' | 'givenUp'

/** What is counted while a server works, served at an address of its own. */
export type Metrics = {
  /** Before any route is registered. */
  watchCalls: (app: FastifyInstance) => void
  watchDatabase: (db: Db, pools: Readonly<Record<string, pg.Pool>>) => void
  /** The same storage, whose files are counted as they are kept. */
  countUploads: (storage: FileStorage) => FileStorage
  jobEnded: (kind: string, outcome: JobOutcome, durationInMilliseconds: number) => void
  /** @throws StartError where nobody can listen there. */
  listen: (log: FastifyBaseLogger) => Promise<{ url: string; stop: () => Promise<void> }>
}
