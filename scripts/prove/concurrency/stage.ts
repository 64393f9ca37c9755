// Two servers in processes of their own on one database, two administrators, and packages that wait in Miami for each proof.

import { type Db, openDatabase } from '../../../apps/server/src/db/db.ts'
import * as sessions from '../../../apps/server/src/features/credentials/sessions.repository.ts'
import * as users from '../../../apps/server/src/features/users/users.repository.ts'
import { copyTemplate, startTestCluster } from '../../../apps/server/src/testing/cluster.ts'
import { nameHouse } from '../../../apps/server/src/testing/given/name-house.ts'
import { cedula } from '../../../apps/server/src/testing/people.ts'
import { startServer } from '../../../bench/beside-bare/programs.ts'
import { fillWith, type Package } from '../../../bench/bundle-suggestion/database.ts'
import { type Caller, callerAt } from './caller.ts'

/** Somebody's calls at each of the two servers. */
type Somebody = readonly [Caller, Caller]
type Cast = Record<'shipped' | 'bundled' | 'paid' | 'edited' | 'shuffled', string[]>
export type Stage = { db: Db; ines: Somebody; luis: Somebody; packages: Cast; stop: () => Promise<void> }

/** How many people have how many packages for each proof; nobody comes near their yearly quota. */
const CAST: Record<keyof Cast, { people: number; each: number }> = {
  shipped: { people: 20, each: 10 },
  bundled: { people: 1, each: 100 },
  paid: { people: 50, each: 20 },
  edited: { people: 1, each: 1 },
  shuffled: { people: 1, each: 60 },
}
const SMALL = { weightInGrams: 100, valueInCents: 500 }

export async function setStage(): Promise<Stage> {
  const opened = new AsyncDisposableStack()
  try {
    const { cluster, stop } = await startTestCluster()
    opened.defer(stop)
    const databaseUrl = await copyTemplate(cluster)
    const inesToken = await fillWith(databaseUrl, Object.values(CAST).flatMap(packagesOf))
    const { db, close } = openDatabase(databaseUrl)
    opened.defer(close)
    await nameHouse(db)
    const servers = [await startServer(databaseUrl), await startServer(databaseUrl)] as const
    for (const server of servers) opened.defer(server.stop)
    const luis = await users.addAdministrator(db, { email: 'luis@puente.test', firstName: 'Luis', lastName: 'Mora' })
    const luisToken = await sessions.open(db, luis.id, 'administrator', { ip: '127.0.0.1', userAgent: 'bench' })
    const at = (token: string): Somebody => [callerAt(servers[0].port, token), callerAt(servers[1].port, token)]
    return { db, ines: at(inesToken), luis: at(luisToken), packages: await castOf(db), stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

let people = 0
function packagesOf({ people: count, each }: { people: number; each: number }): Package[] {
  return Array.from({ length: count }).flatMap(() => {
    people += 1
    return Array<Package>(each).fill({ identification: cedula(people), ...SMALL })
  })
}

/** In the order in which they were put there. */
async function castOf(db: Db): Promise<Cast> {
  const { rows } = await db.execute<{ id: string }>(`select id from orders order by code`)
  const ids = rows.map(({ id }) => id)
  return Object.fromEntries(
    Object.entries(CAST).map(([name, { people: count, each }]) => [name, ids.splice(0, count * each)]),
  ) as Cast
}
