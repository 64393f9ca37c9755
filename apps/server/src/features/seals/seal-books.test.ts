import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { copyTemplate, rolesIn } from '../../testing/cluster.ts'
import { checkSeals } from './check-seals.ts'
import { sealBooks } from './seal-books.ts'
import { SEALED_KINDS } from './sealed-kinds.ts'
import { lastSeal } from './seals.repository.ts'

const ALL = { isWhole: true }
const OF_THE_HOUR = { isWhole: false }

/** A database of its own, by both of its roles. */
async function house() {
  const roles = rolesIn(inject('testCluster'), await copyTemplate(inject('testCluster')))
  const [owner, worker] = [
    openDatabase(roles.ownerUrl, { maximumConnections: 3 }),
    openDatabase(roles.workingUrl, { maximumConnections: 3 }),
  ]
  await sealBooks(worker.db, ALL)
  return {
    owner: owner.db,
    worker: worker.db,
    [Symbol.asyncDispose]: async () => void (await Promise.all([owner.close(), worker.close()])),
  }
}

async function addEvent(db: Db, note: string, id = newId()): Promise<string> {
  await db.execute(sql`insert into events (id, aggregate, aggregate_id, action, at, note, changes)
    values (${id}, 'company', ${newId()}, 'update', now(), ${note}, '[{"field": "name", "from": "Uno", "to": "Dos"}]')`)
  return id
}
/** As only the owner can, with the triggers put off. */
const tamper = (owner: Db, table: string, change: ReturnType<typeof sql>) =>
  owner.transaction(async (tx) => {
    await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
    await tx.execute(change)
    await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`)
  })

describe('the seals of the books', { timeout: 60_000 }, () => {
  test('cover every table that the database only adds to, and nothing else', async () => {
    await using books = await house()
    const { rows } = await books.owner.execute<{ name: string }>(sql`
      select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_append\\_only' order by name`)

    expect([...SEALED_KINDS, 'seals'].sort()).toEqual(rows.map(({ name }) => name))
  })

  test('hold what was added since the last time, once', async () => {
    await using books = await house()
    await addEvent(books.worker, 'uno')
    await addEvent(books.worker, 'dos')

    expect(await sealBooks(books.worker, OF_THE_HOUR)).toBe(2)
    expect(await sealBooks(books.worker, OF_THE_HOUR)).toBe(0)
    expect(await sealBooks(books.worker, ALL)).toBe(0)
    const report = await checkSeals(books.worker)
    expect(report).toEqual({
      isWhole: true,
      lines: [expect.stringMatching(/^The seals hold \(\d+ rows; the last is \d+:[0-9a-f]{64}\)\.$/)],
    })
  })

  test('take a row that commits after others with later ids', async () => {
    await using books = await house()
    const early = newId()
    await addEvent(books.worker, 'tarde')
    await sealBooks(books.worker, OF_THE_HOUR)
    await addEvent(books.worker, 'antes', early)

    expect(await sealBooks(books.worker, OF_THE_HOUR)).toBe(1)
  })

  test('take what is older than an hour when all is looked through', async () => {
    await using books = await house()
    await addEvent(books.worker, 'de antes', '019a0000-0000-7000-8000-000000000000')

    expect(await sealBooks(books.worker, OF_THE_HOUR)).toBe(0)
    expect(await sealBooks(books.worker, ALL)).toBe(1)
  })

  test('hold each row once where it takes many of them', async () => {
    await using books = await house()
    for (const note of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) await addEvent(books.worker, note)
    const before = (await lastSeal(books.worker))?.number ?? 0

    expect(await sealBooks(books.worker, ALL, 2)).toBe(5)
    expect((await lastSeal(books.worker))?.number).toBe(before + 3)
    const { rows } = await books.owner.execute(sql`
      select count(*)::int as sealed, count(distinct id)::int as rows from (select unnest(row_ids) as id from seals where kind = 'events') as sealed
      join events using (id) where note is not null`)
    expect(rows).toEqual([{ sealed: 5, rows: 5 }])
  })

  test.each([1, 2, 10])('are compared with the rows %i at a time, and the first row of all is named', async (atOnce) => {
    await using books = await house()
    const notes = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis']
    const ids: string[] = []
    for (const note of notes) ids.push(await addEvent(books.worker, note))
    await sealBooks(books.worker, ALL, 1)
    expect(await checkSeals(books.worker, undefined, atOnce)).toMatchObject({ isWhole: true })

    await tamper(books.owner, 'events', sql`update events set note = 'nunca' where id = ${ids[5]}`)
    expect((await checkSeals(books.worker, undefined, atOnce)).lines[0]).toContain(`events ${ids[5]}: was rewritten after seal `)
    await tamper(books.owner, 'events', sql`delete from events where id = ${ids[3]}`)
    expect((await checkSeals(books.worker, undefined, atOnce)).lines[0]).toContain(`events ${ids[3]}: was deleted after seal `)
  })

  test('of two instances one seals', async () => {
    await using books = await house()
    await addEvent(books.worker, 'uno')

    const counts = await Promise.all([sealBooks(books.worker, ALL), sealBooks(books.owner, ALL)])
    expect(counts.sort()).toEqual([0, 1])
    expect((await checkSeals(books.worker)).isWhole).toBe(true)
  })

  test('name the first row that was rewritten', async () => {
    await using books = await house()
    await addEvent(books.worker, 'antes')
    const [first, second] = [await addEvent(books.worker, 'uno'), await addEvent(books.worker, 'dos')]
    await sealBooks(books.worker, OF_THE_HOUR)
    const number = (await lastSeal(books.worker))?.number

    await tamper(books.owner, 'events', sql`update events set note = 'nunca' where id in (${second}, ${first})`)

    const { isWhole, lines } = await checkSeals(books.worker)
    expect(isWhole).toBe(false)
    expect(lines).toEqual([
      expect.stringContaining(`events ${first}: was rewritten after seal ${number} of 20`),
      expect.stringMatching(/^The seals do not hold /),
    ])
  })

  test('name a row that was deleted, and a parameter whose value was changed', async () => {
    await using books = await house()
    const gone = await addEvent(books.worker, 'uno')
    await sealBooks(books.worker, OF_THE_HOUR)
    await books.owner.execute(
      sql`insert into parameters (id, key, value, unit, valid_from) values (${newId()}, 'iva', 15, 'percent', '2020-01-01T00:00:00Z')`,
    )
    await sealBooks(books.worker, OF_THE_HOUR)

    await tamper(books.owner, 'events', sql`delete from events where id = ${gone}`)
    await tamper(books.owner, 'parameters', sql`update parameters set value = 0`)

    const { lines } = await checkSeals(books.worker)
    expect(lines).toHaveLength(3)
    expect(lines.join('\n')).toContain(`events ${gone}: was deleted after seal `)
    expect(lines.join('\n')).toMatch(/^parameters [-0-9a-f]{36}: was rewritten after seal /m)
  })

  test('name a seal that was rewritten, one that is gone, and one that is known from elsewhere', async () => {
    await using books = await house()
    await addEvent(books.worker, 'uno')
    await sealBooks(books.worker, OF_THE_HOUR)
    const known = (await lastSeal(books.worker)) ?? { number: 0, hash: '' }
    expect((await checkSeals(books.worker, known)).isWhole).toBe(true)

    await tamper(books.owner, 'seals', sql`delete from seals where number = ${known.number}`)
    expect((await checkSeals(books.worker)).isWhole).toBe(true)
    expect((await checkSeals(books.worker, known)).lines[0]).toBe(`seal ${known.number}: is known and is gone`)

    await addEvent(books.worker, 'otro')
    await sealBooks(books.worker, OF_THE_HOUR)
    expect((await checkSeals(books.worker, known)).lines[0]).toBe(`seal ${known.number}: is not the one that is known`)

    await tamper(
      books.owner,
      'seals',
      sql`update seals set sealed_at = sealed_at - interval '1 day' where number = ${known.number}`,
    )
    expect((await checkSeals(books.worker)).lines[0]).toBe(`seal ${known.number}: was rewritten`)
  })

  test('go on when a migration adds a column', async () => {
    await using books = await house()
    await addEvent(books.worker, 'uno')
    await sealBooks(books.worker, OF_THE_HOUR)
    await books.owner.execute(sql`alter table events add column weather text`)
    await addEvent(books.worker, 'dos')
    await sealBooks(books.worker, OF_THE_HOUR)

    expect((await checkSeals(books.worker)).isWhole).toBe(true)
  })
})
