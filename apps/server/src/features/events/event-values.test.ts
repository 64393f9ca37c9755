import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { users } from '@app/contract'
import { getTableColumns, sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { MIGRATIONS, migrateDatabase } from '../../db/migrate.ts'
import { copyTemplate, rolesIn } from '../../testing/cluster.ts'
import { eventsOf } from '../../testing/events.repository.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { checkSeals } from '../seals/check-seals.ts'
import { sealBooks } from '../seals/seal-books.ts'
import type { SealedKind } from '../seals/sealed-kinds.ts'
import { usersTable } from '../users/users.table.ts'
import { addEvents, THE_HOUSE, timelineOf } from './events.repository.ts'
import { partedOf } from './personal-values.ts'

const administrator = signedInAs('administrator')
const rowsOf = async (recordId: string) => {
  const { db } = await currentServer()
  const { rows } = await db.execute(sql`select to_jsonb(e) as row from events e where aggregate_id = ${recordId} order by at, id`)
  return JSON.stringify(rows)
}

/** Of a person, what tells nothing of who they are: whoever adds a column says here, by hand, that it does not. */
const TELLS_NOTHING = [
  ...['id', 'version', 'createdAt', 'updatedAt', 'status', 'isAdmin', 'isAssociate', 'isCourier', 'identificationType'],
  ...['identityVerifiedAt', 'language', 'associateId', 'hasDiscount', 'code', 'clientId', 'consentedAt', 'removedAt'],
]

describe('what an event says of people', { timeout: 60_000 }, () => {
  test.each([...new Set([...Object.keys(getTableColumns(usersTable)), ...Object.keys(getTableColumns(authorizedNamesTable))])])(
    'is apart where it is the %s of a person',
    (field) => {
      const [from, to] = ['Rosa Cárdenas', 'rosa@correo.ec']
      const { kept, personal } = partedOf('user', { changes: { [field]: { from, to } }, fieldChanges: [{ field, from, to }] })

      const isKept = JSON.stringify(kept).includes('Cárdenas')
      if (TELLS_NOTHING.includes(field)) expect(JSON.stringify({ kept, personal })).toContain('Cárdenas')
      else expect({ isKept, names: kept.valueNames }).toEqual({ isKept: false, names: [field] })
    },
  )

  test('is in no column of the event itself, and is read back with it', async () => {
    const client = await given.client()
    const body = { firstName: 'Zoraida', phone: '+593991112233', hasDiscount: true }
    await administrator.call(users.updateUser, { params: { id: client.id }, body })

    expect(await rowsOf(client.id)).not.toMatch(/Zoraida|991112233/)
    expect(await rowsOf(client.id)).toContain('"hasDiscount"')
    expect((await eventsOf(client.id)).at(-1)).toMatchObject({
      valueNames: ['firstName', 'phone'],
      changes: { firstName: { to: 'Zoraida' }, phone: { to: '+593991112233' }, hasDiscount: { to: true } },
    })
  })
})

const ODD = 'Ñandú "entre" \\ comillas\n\t\u0001 €𝒳 /'

describe('the seal of an event', { timeout: 60_000 }, () => {
  test('holds without its values, names values that are others, and the server can change none', async () => {
    const roles = rolesIn(inject('testCluster'), await copyTemplate(inject('testCluster')))
    const [owner, worker] = [openDatabase(roles.ownerUrl), openDatabase(roles.workingUrl)]
    await using _closed = { [Symbol.asyncDispose]: async () => void (await Promise.all([owner.close(), worker.close()])) }
    const changes = { email: { from: ODD, to: null }, zeta: [ODD, 1.5], a: {} }
    const fieldChanges = [{ field: 'comment', from: '', to: ODD }]
    const happened = { aggregate: 'order', aggregateId: newId(), action: 'update', note: ODD, changes, fieldChanges } as const
    await addEvents(worker.db, THE_HOUSE, [{ ...happened, fieldChanges: [...fieldChanges] }])
    await sealBooks(worker.db, { isWhole: true })
    expect((await checkSeals(worker.db)).lines).toHaveLength(1)
    expect((await timelineOf(worker.db, happened.aggregateId))[0]?.note).toBe(ODD)

    await expect(worker.db.execute(sql`update event_values set note = 'nunca'`)).rejects.toThrow()
    await owner.db.execute(sql`alter table event_values disable trigger user`)
    await owner.db.execute(sql`update event_values set note = 'nunca'`)
    const { isWhole, lines } = await checkSeals(worker.db)
    expect(isWhole).toBe(false)
    expect(lines[0]).toMatch(/^event_values [-0-9a-f]{36}: are not those that the event keeps the hash of$/)

    await worker.db.execute(sql`delete from event_values`)
    expect((await checkSeals(worker.db)).isWhole).toBe(true)
  })
})

const LATER_TABLES = ['drawer_lines', 'fiscal_attempts', 'fiscal_former_numbers'] as const satisfies readonly SealedKind[]

/** A database as the release before left it: its tables, three events and their seal. */
async function sealedBefore() {
  const url = await copyTemplate(inject('testCluster'), 'template0')
  const folder = await mkdtemp(join(tmpdir(), 'before-'))
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names.slice(0, names.indexOf('0034_event_values.sql'))) await cp(join(MIGRATIONS, name), join(folder, name))
  await migrateDatabase(url, { folder })
  await rm(folder, { recursive: true })
  const { db, close } = openDatabase(url, { maximumConnections: 1 })
  const [orderId, companyId] = [newId(), newId()]
  await addAsBefore(db, orderId, 'order', { bill: 'VTA-1', consignee: 'Zoraida' }, ODD)
  await addAsBefore(db, companyId, 'company', { tradeName: { from: 'Uno', to: 'Dos' } }, '')
  await addAsBefore(db, newId(), 'order', { consignee: 'Alterada' }, '')
  // The program that seals knows a column and tables that were not there then.
  await db.execute(sql`alter table seals add column anew_by text`)
  for (const table of LATER_TABLES) await db.execute(sql`create table ${sql.identifier(table)} (id uuid)`)
  await sealBooks(db, { isWhole: true })
  for (const table of LATER_TABLES) await db.execute(sql`drop table ${sql.identifier(table)}`)
  await db.execute(sql`alter table seals drop column anew_by`)
  return { url, db, orderId, companyId, [Symbol.asyncDispose]: close }
}

const addAsBefore = (db: Db, recordId: string, aggregate: string, changes: object, note: string) =>
  db.execute(sql`insert into events (id, aggregate, aggregate_id, action, at, note, changes, field_changes) values (${newId()}, ${aggregate},
    ${recordId}, 'update', now(), ${note}, ${JSON.stringify(changes)}::jsonb,
    '[{"field": "pickupName", "from": null, "to": "Zoraida"}, {"field": "position", "from": 1, "to": 2}]')`)

describe('events of before', { timeout: 120_000 }, () => {
  test('part with what they say of people, and are sealed anew by the migration, which the check says', async () => {
    await using before = await sealedBefore()
    await migrateDatabase(before.url)

    const { rows } = await before.db.execute(
      sql`select note, changes, field_changes, value_names from events where aggregate_id = ${before.orderId}`,
    )
    expect(rows).toEqual([
      {
        note: '',
        changes: { bill: 'VTA-1' },
        field_changes: [{ field: 'position', from: 1, to: 2 }],
        value_names: expect.toSatisfy((names: string[]) => names.toSorted().join() === 'consignee,note,pickupName'),
      },
    ])
    expect((await timelineOf(before.db, before.orderId))[0]).toMatchObject({ note: ODD, removedValues: [] })
    const { isWhole, lines } = await checkSeals(before.db)
    expect(lines[0]).toMatch(/^seal \d+ of 20\S+Z: 2 rows sealed anew, as 0034_event_values says$/)
    expect(isWhole).toBe(true)
    await sealBooks(before.db, { isWhole: true })
    expect((await checkSeals(before.db)).isWhole).toBe(true)
  })

  test('stay as they are where they are not what was sealed: the check names them still', async () => {
    await using before = await sealedBefore()
    await before.db.execute(sql`alter table events disable trigger user`)
    await before.db.execute(sql`update events set note = 'nunca' where aggregate_id = ${before.orderId}`)
    await before.db.execute(sql`alter table events enable trigger user`)
    await migrateDatabase(before.url)

    const { isWhole, lines } = await checkSeals(before.db)
    expect(isWhole).toBe(false)
    expect(lines[0]).toMatch(/^events [-0-9a-f]{36}: was rewritten after seal 1 of /)
    expect(await before.db.execute(sql`select note from events where aggregate_id = ${before.orderId}`)).toMatchObject({
      rows: [{ note: 'nunca' }],
    })
  })

  test('are sealed anew once: seals that another adds under the name of the migration are named', async () => {
    await using before = await sealedBefore()
    await migrateDatabase(before.url)
    await before.db.execute(sql`insert into seals select number + 1, kind, columns, row_ids, row_digests, last_row_id, hash, hash,
      sealed_at + interval '1 hour', anew_by from seals order by number desc limit 1`)

    expect((await checkSeals(before.db)).lines.join('\n')).toMatch(/^seal \d+: seals rows anew, and no migration does so$/m)
  })
})
