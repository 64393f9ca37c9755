import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../db/db.ts'
import { copyTemplate } from './cluster.ts'

export type TestDatabase = OpenDatabase & { url: string }

/** A database for one test file, like a freshly migrated one. It goes with the cluster; its connections close when they are idle. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await copyTemplate(inject('testCluster'))
  return { url, ...openDatabase(url, { maximumConnections: 20, idleTimeoutInMilliseconds: 500 }) }
}
