import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '../config.ts'
import { StartError } from '../db/start-error.ts'
import { isPassword } from '../features/credentials/password-hash.ts'
import * as users from '../features/users/users.repository.ts'
import { rolesIn } from '../testing/cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type LargeSize, largeSize } from './large/size.ts'
import { prepareCompany } from './prepare-company.ts'

const PATIENCE_IN_MILLISECONDS = 120_000
const CHEAP_HASHING = { memoryInKibibytes: 64, passes: 1, parallelism: 1 }

const filesDirectory = await mkdtemp(join(tmpdir(), 'puente-demo-'))
afterAll(() => rm(filesDirectory, { recursive: true, force: true }))

const config = { ...readConfig({ NODE_ENV: 'test' }), dataDirectory: '/somewhere', passwordHashing: CHEAP_HASHING }

/** A company of a few days is made like one of a year. */
const prepare = ({ url }: TestDatabase, password?: string, size: LargeSize | null = null): Promise<string> =>
  prepareCompany({
    config,
    roles: rolesIn(inject('testCluster'), url),
    filesDirectory,
    size,
    days: 10,
    password,
    report: () => undefined,
  })

const countOrders = ({ db }: TestDatabase) =>
  db.execute(sql`select count(*)::int as orders from orders`).then(({ rows }) => rows[0])

describe('the data of the demo company', { timeout: PATIENCE_IN_MILLISECONDS }, () => {
  test('is made at the first start and found at the next, with the password it was made with', async () => {
    const database = await createTestDatabase()
    const password = await prepare(database)
    const made = await countOrders(database)

    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(await prepare(database)).toBe(password)
    expect(await countOrders(database)).toEqual(made)
    const administrator = await users.findByEmail(database.db, 'admin@demo.ec')
    expect(await isPassword(password, administrator?.passwordHash ?? null, CHEAP_HASHING)).toBe(true)

    // Whoever changed their own password keeps it; the others get the one that is given now.
    const client = await users.findByEmail(database.db, 'cliente@demo.ec')
    await users.setPasswordHash(database.db, client?.id ?? '', 'my own')
    expect(await prepare(database, 'another one')).toBe('another one')
    const [changed, kept] = await Promise.all(
      ['admin@demo.ec', 'cliente@demo.ec'].map((email) => users.findByEmail(database.db, email)),
    )
    expect(await isPassword('another one', changed?.passwordHash ?? null, CHEAP_HASHING)).toBe(true)
    expect(kept?.passwordHash).toBe('my own')
  })

  test('is made anew when a start was interrupted', async () => {
    const database = await createTestDatabase()
    await prepare(database, 'the first')
    const made = await countOrders(database)
    // As after a start that ended before its last statement.
    await database.db.execute(sql`update demo.record set completed_at = null`)
    await mkdir(filesDirectory, { recursive: true })
    await writeFile(join(filesDirectory, 'left-over'), '')

    expect(await prepare(database, 'the second')).toBe('the second')

    expect(await countOrders(database)).toEqual(made)
    await expect(access(join(filesDirectory, 'left-over'))).rejects.toThrow('ENOENT')
  })

  test('is large where that is asked for, with the same accounts, and found at the next start', async () => {
    const database = await createTestDatabase()
    const size = largeSize(1_000)
    const password = await prepare(database, undefined, size)
    const made = await countOrders(database)

    expect(Number(made?.orders)).toBeGreaterThan(120)
    expect(await prepare(database, undefined, size)).toBe(password)
    expect(await countOrders(database)).toEqual(made)
    for (const email of ['admin@demo.ec', 'cliente@demo.ec', 'miami1@demo.ec']) {
      const account = await users.findByEmail(database.db, email)
      expect(await isPassword(password, account?.passwordHash ?? null, CHEAP_HASHING)).toBe(true)
    }
    const sentence = '/somewhere has a demo company of another size: set DATA_DIR to another directory.'
    await expect(prepare(database)).rejects.toThrow(new StartError(sentence))
    await expect(prepare(database, undefined, largeSize(500))).rejects.toThrow(new StartError(sentence))
  })

  test('of an earlier version is the small one', async () => {
    const database = await createTestDatabase()
    const password = await prepare(database)
    await database.db.execute(sql`alter table demo.record drop column one_in`)

    expect(await prepare(database)).toBe(password)
  })

  test('is never made over somebody’s own', async () => {
    const database = await createTestDatabase()
    await users.add(database.db, { firstName: 'Rosa', lastName: 'Andrade', email: 'rosa@puente.test' })

    const sentence = '/somewhere has data that is not the demo company’s: set DATA_DIR to another directory.'
    await expect(prepare(database)).rejects.toThrow(new StartError(sentence))

    expect(await countOrders(database)).toEqual({ orders: 0 })
  })
})
