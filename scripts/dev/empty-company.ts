import { inject } from 'vitest'
import { openDatabase } from '../../apps/server/src/db/db.ts'
import { beginRecord, completeRecord } from '../../apps/server/src/demo/demo-record.repository.ts'
import { copyTemplate } from '../../apps/server/src/testing/cluster.ts'

/** A demo company that is complete, and empty: making one takes a minute. */
export async function emptyCompany(): Promise<string> {
  const url = await copyTemplate(inject('testCluster'))
  const { db, close } = openDatabase(url)
  await beginRecord(db, { madeOn: '2026-11-23', password: 'as-it-was', passwordHash: 'none', oneIn: null })
  await completeRecord(db)
  await close()
  return url
}
