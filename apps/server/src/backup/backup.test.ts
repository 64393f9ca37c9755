import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { orders, session } from '@app/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { checkBooks } from '../features/ledger-check/check-books.ts'
import { openDiskStorage } from '../files/disk-storage.ts'
import { copyTemplate, rolesIn } from '../testing/cluster.ts'
import { reload } from '../testing/given/given-orders.ts'
import { paidBundle } from '../testing/given/given-packages.ts'
import { PAPER } from '../testing/given/given-records.ts'
import { askFor, wanted } from '../testing/package-requests.ts'
import { PATIENCE } from '../testing/patience.ts'
import { startTestServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { everyRow } from '../testing/what-is-kept.repository.ts'
import { currentServer, given, type Person, signedInAs } from '../testing/world.ts'
import { openBackup, type RestoreOptions, restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const WITH_FILES = { withFiles: true }
const INTO_NOTHING = { overwrites: false }
const OVERWRITING = { overwrites: true }

const emptyDatabase = () => copyTemplate(inject('testCluster'), 'template0')

async function source() {
  const { db, storage } = await currentServer()
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  const databaseUrl = Object.assign(new URL(inject('testCluster').adminUrl), { pathname: rows[0]?.name }).href
  return { databaseUrl, storage }
}
async function emptyPlace() {
  const folder = await temporaryFolder()
  return { databaseUrl: await emptyDatabase(), storage: openDiskStorage(folder), folder }
}
/** Mails and notices on their way change rows while they are compared. */
const nothingIsOnItsWay = async () => {
  const { db } = await currentServer()
  const due = sql`select count(*)::int as count from outbox_messages where sent_at is null and failed_at is null and available_at <= now()`
  await expect.poll(async () => (await db.execute(due)).rows, PATIENCE).toEqual([{ count: 0 }])
}
const backUp = async () => {
  await nothingIsOnItsWay()
  return backUpNow()
}
const backUpNow = async () => {
  const path = join(await temporaryFolder(), 'puente.tar.gz')
  return { path, report: await takeBackup(await source(), path, WITH_FILES) }
}
const restore = async ({ databaseUrl, storage }: Awaited<ReturnType<typeof source>>, path: string, options: RestoreOptions) =>
  restoreBackup({ roles: rolesIn(inject('testCluster'), databaseUrl), storage }, await openBackup(path), options)

async function lookInto<Result>(databaseUrl: string, look: (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>) {
  const { db, close } = openDatabase(databaseUrl)
  return look(db).finally(close)
}

const rowsOf = async (place: { databaseUrl: string }) => {
  // What people use is added up every few seconds; keys of push messages are in no backup.
  const all = await lookInto(place.databaseUrl, everyRow)
  const { schema_migrations: _whenApplied, rate_limits: _addedUpMeanwhile, push_keys: _own, ...rows } = all
  return rows
}

describe('a backup', { timeout: 120_000 }, () => {
  test('comes back with every row and file as it was, and the codes go on where they were', async () => {
    const client = await given.client()
    const file = await askWithInvoice(client)
    await paidBundle(client)
    const { path } = await backUp()
    const before = await rowsOf(await source())
    const copy = await emptyPlace()

    await restore(copy, path, INTO_NOTHING)

    expect(await rowsOf(copy)).toEqual(before)
    const server = await startTestServer({ databaseUrl: copy.databaseUrl, files: { folder: copy.folder } })
    const headers = await signInAt(server.url, client)
    const content = await fetch(`${server.url}/api/file/${file}`, { headers })
    expect(await content.text()).toBe('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
    const [here, there] = [await askFor(client, [wanted()]), await askAt(server.url, headers)]
    expect(there.orders[0]?.code).toBe(here.orders[0]?.code)
    await server.stop()
  })

  test('that is restored by hand is told to the administrators, once a server starts on it', async () => {
    const administrator = await given.administrator()
    const { path } = await backUp()
    const copy = await emptyPlace()

    await restore(copy, path, { ...INTO_NOTHING, isTold: true })

    const server = await startTestServer({ databaseUrl: copy.databaseUrl, files: { folder: copy.folder } })
    const headers = await signInAt(server.url, administrator)
    const bells = async () => {
      const answer = await fetch(`${server.url}/api/notification`, { headers })
      const { data } = (await answer.json()) as { data: { payload: { orderCode: string; note: string } }[] }
      return data.map(({ payload }) => `${payload.orderCode}: ${payload.note}`)
    }
    const sentence =
      /^copia de seguridad restaurada: Se restauró la copia de seguridad de .+ Se hizo en el servidor, el .+ Si no lo esperabas/
    await expect.poll(bells, PATIENCE).toEqual([expect.stringMatching(sentence)])
    await server.stop()
  })

  test('taken while clients ask for packages is one moment: all of a request, or nothing of it', async () => {
    const asked = await given.client()
    await askFor(asked, [wanted(), wanted()])
    const writing = await writers(4)
    // While they write, something is always on its way.
    const { path } = await backUpNow().finally(writing.stop)
    const copy = await emptyPlace()

    await restore(copy, path, INTO_NOTHING)

    const halves = sql`
      select o.id from orders o
      where client_id in ${writing.clientIds} and (
        not exists (select from order_items where order_id = o.id) or not exists (select from events where aggregate_id = o.id)
        or (select count(*) from orders x where x.request_number = o.request_number) <> 2)`
    const own = sql`select count(*)::int as count from orders where client_id = ${asked.id}`
    await lookInto(copy.databaseUrl, async (db) => {
      expect((await db.execute(halves)).rows).toEqual([])
      expect((await db.execute(own)).rows).toEqual([{ count: 2 }])
      expect(await checkBooks(db)).toEqual([])
    })
  })

  test('is put over data that is there only when told to, and then wholly', async () => {
    const { path } = await backUp()
    const copy = await emptyPlace()
    await restore(copy, path, INTO_NOTHING)
    const before = await rowsOf(copy)
    await lookInto(copy.databaseUrl, (db) =>
      db.execute(sql`insert into charges (id, code, name, amount_in_cents, treatment)
      values ('01890000-0000-7000-8000-00000000cdcd', 'CAR-999', 'Sello', 100, 'general')`),
    )

    await expect(restore(copy, path, INTO_NOTHING)).rejects.toThrow(
      /^There is data already \(in the table \w+\): restore into an empty place, or add --overwrite to lose it\.$/,
    )
    expect(await rowsOf(copy)).not.toEqual(before)

    await restore(copy, path, OVERWRITING)
    expect(await rowsOf(copy)).toEqual(before)
  })

  test('is not put back under a server that runs', async () => {
    const { path } = await backUp()

    await expect(restore(await source(), path, OVERWRITING)).rejects.toThrow('A server works on this database: stop it first.')
  })

  test('of other tables is refused, with the version that took it', async () => {
    const { path } = await backUp()
    const migrations = await readdir(new URL('../db/migrations', import.meta.url))
    const newest =
      migrations
        .filter((name) => name.endsWith('.sql'))
        .sort()
        .at(-1)
        ?.replace('.sql', '') ?? ''
    const other = newest.replace(/^\d+/, '9999')
    await changed(path, newest, other)

    await expect(restore(await emptyPlace(), path, INTO_NOTHING)).rejects.toThrow(
      `The backup was taken at the migration ${other} and this program is at ${newest}: restore it with the version that took it (0.1.0).`,
    )
  })

  test('that was changed or cut off leaves everything as it was', async () => {
    await given.client({ lastName: 'Yánez' })
    const { path } = await backUp()
    const copy = await emptyPlace()
    const whole = await readFile(path)
    const nobody = sql`select count(*)::int as count from users`

    await changed(path, 'Yánez', 'Yénez')
    await expect(restore(copy, path, INTO_NOTHING)).rejects.toThrow(`${path} is damaged (table users): nothing was restored.`)
    await writeFile(path, whole)
    await truncate(path, whole.byteLength - 2_000)
    await expect(restore(copy, path, INTO_NOTHING)).rejects.toThrow(/is no backup, or not the whole of one: [a-z].*\w\.$/)
    await writeFile(path, 'a letter')
    await expect(restore(copy, path, INTO_NOTHING)).rejects.toThrow(/is no backup, or not the whole of one: [a-z].*\w\.$/)

    expect((await lookInto(copy.databaseUrl, (db) => db.execute(nobody))).rows).toEqual([{ count: 0 }])
  })

  test('names the files that are not there any more, and is kept all the same', async () => {
    const client = await given.client()
    const file = await askWithInvoice(client)
    const { db, storage } = await currentServer()
    const { rows } = await db.execute<{ key: string }>(sql`select storage_key as key from files where id = ${file}`)
    const key = rows[0]?.key ?? ''
    await storage.remove(key)

    const { report } = await backUp()

    expect(report.damagedFiles).toEqual([key])
  })
})

async function signInAt(url: string, { email, password }: Person) {
  const body = JSON.stringify({ email, password })
  const init = { method: session.signIn.method, headers: { 'content-type': 'application/json' }, body }
  const { accessToken } = (await (await fetch(`${url}/api${session.signIn.path}`, init)).json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}` }
}

async function askAt(url: string, headers: Record<string, string>) {
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
  const body = JSON.stringify({ category: 'B', packages: [wanted()] })
  return (await (await fetch(`${url}/api/order/create`, { ...init, body })).json()) as { orders: { code: string }[] }
}

/** Clients who ask for two packages at a time until they are told to stop. */
async function writers(count: number) {
  const clients: Person[] = []
  for (let more = 0; more < count; more += 1) clients.push(await given.client())
  let isOver = false
  const work = clients.map(async (client) => {
    while (!isOver) await askFor(client, [wanted(), wanted()])
  })
  const stop = () => {
    isOver = true
    return Promise.all(work)
  }
  return { clientIds: clients.map(({ id }) => id), stop }
}

/** @returns the id of the invoice. */
async function askWithInvoice(client: Person): Promise<string> {
  const body = { category: 'B' as const, packages: [wanted()] }
  const asked = await signedInAs(client).call(orders.createOrders, { body, files: [{ ...PAPER, field: 'invoice-0' }] })
  return (await reload(asked.orders[0] ?? { id: '' })).files[0]?.id ?? ''
}

/** Other bytes of the same length, in an archive that is otherwise whole. */
async function changed(path: string, from: string, to: string): Promise<void> {
  const archive = gunzipSync(await readFile(path))
  const at = archive.indexOf(from)
  expect(at).toBeGreaterThan(0)
  archive.write(to, at)
  await writeFile(path, gzipSync(archive))
}
