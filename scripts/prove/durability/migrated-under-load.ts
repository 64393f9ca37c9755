// An update: the next version changes the tables while the one before still serves.
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import { MIGRATIONS, migrateDatabase } from '../../../apps/server/src/db/migrate.ts'
import type { Proof } from '../promises.ts'
import { startPostgres } from './database.ts'
import { billsToPay, openHouse } from './house.ts'
import { startProduct, stopProduct } from './product.ts'
import { isWhole, reckon } from './reckoning.ts'
import { figuresOf } from './server-killed.ts'
import { onlyThese, startLoad, told } from './writes.ts'

type Sizes = { clients: number; payments: number; loadInMilliseconds: number }

/** What an update may do to tables that are in use; it holds them as long as it would take where there are many rows. */
const NEXT_VERSION = `
alter table orders add column next_version text not null default 'none';
create index orders_next_version on orders (next_version, created_at);
alter table payments add column next_version integer;
select pg_sleep(4);
`

export async function proveMigratedUnderLoad(folder: string, { clients, payments, loadInMilliseconds }: Sizes): Promise<Proof> {
  await using opened = new AsyncDisposableStack()
  const postgres = await startPostgres(join(folder, 'external'))
  opened.defer(postgres.stop)
  const product = await startProduct(folder, await freePort(), { DATABASE_URL: postgres.url })
  opened.defer(async () => void (await stopProduct(product)))
  const house = await openHouse(product, clients)
  const load = startLoad(product.url, house, await billsToPay(product.url, house, payments))
  await pause(loadInMilliseconds)
  const since = performance.now()
  const { applied } = await migrateDatabase(postgres.url, { folder: await nextMigrations(folder) })
  const seconds = ((performance.now() - since) / 1_000).toFixed(1)
  await pause(loadInMilliseconds)
  await load.stop()
  const reckoning = await reckon(product.url, load)
  return {
    promise: 'tables are changed under load and no call fails: those that need them wait',
    figures: `${figuresOf([reckoning])}; migrated in ${seconds} s; answers ${told(load.outcomes)}`,
    isKept: applied.length === 1 && isWhole(reckoning) && reckoning.acknowledged > 0 && onlyThese(load.outcomes, /^2\d\d$/),
  }
}

/** Those of this version and one more. */
async function nextMigrations(folder: string): Promise<string> {
  const migrations = join(folder, 'migrations')
  await mkdir(migrations)
  await cp(MIGRATIONS, migrations, { recursive: true })
  await writeFile(join(migrations, '9999_next_version.sql'), NEXT_VERSION)
  return migrations
}
