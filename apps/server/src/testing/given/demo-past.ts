import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import { createCompany } from '../../demo/create-company.ts'
import { openDiskStorage } from '../../files/disk-storage.ts'

/** The day after the last one of the demo company's past. */
export const DEMO_END = '2026-11-21'
export const PATIENCE_IN_MILLISECONDS = 240_000
const SEED = 1_860

/** The demo company with so many days of past. Its files are not kept. */
export async function livePast(db: Db, days: number, end = DEMO_END): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'puente-demo-'))
  try {
    const parts = {
      ...{ db, outsideDb: db, mailer: null },
      ...{ storage: openDiskStorage(folder), config: readConfig({ NODE_ENV: 'test' }) },
    }
    await createCompany(parts, { seed: SEED, end, days, passwordHash: 'none', report: () => undefined })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
