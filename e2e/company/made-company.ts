// The demo company as its first start leaves it. Making it takes half a minute: it is made once for a build and a day, and kept.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { businessDay } from '@app/domain'
import { freePort } from '../../apps/server/src/db/free-port.ts'
import { type Place, run, startServer } from './server.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEPT = join(ROOT, 'node_modules/.cache/e2e-company')

/** Puts the company into a migrated database and a folder. */
export async function putCompany(place: Place): Promise<void> {
  const kept = join(KEPT, nameOfToday())
  if (existsSync(kept)) return run('restore', place, [kept, '--overwrite'])
  const { stop } = await startServer('demo', place, await freePort())
  await stop()
  await keep(place, kept)
}

/** Written aside and moved into place: a run that was interrupted leaves no half of a company. */
async function keep(place: Place, kept: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  const draft = `${kept}.${process.pid}`
  await run('backup', place, [draft])
  for (const other of readdirSync(KEPT)) if (!other.includes('.')) rmSync(join(KEPT, other))
  renameSync(draft, kept)
}

/** What was built and how it is called, on this day of Quito. */
function nameOfToday(): string {
  const hash = createHash('sha256')
  for (const path of globSync('apps/server/{dist,migrations}/**/*.{js,sql}', { cwd: ROOT }).toSorted())
    hash.update(path).update(readFileSync(join(ROOT, path)))
  hash.update(`${businessDay(new Date())} ${process.env.DEMO_DAYS} ${process.env.DEMO_PASSWORD}`)
  return hash.digest('hex').slice(0, 16)
}
