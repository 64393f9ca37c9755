import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { sealBooks } from './features/seals/seal-books.ts'
import { billedBundle } from './testing/given/given-packages.ts'
import { startProgram } from './testing/program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { currentServer, given } from './testing/world.ts'

const NO_SEALS = 'The seals hold (0 rows; there is none yet).\n'
const COMMAND = join(import.meta.dirname, 'books-check.ts')

type Result = { code: number; output: string; errors: string }

/** `npm run books:check` without its npm. */
const check = (environment: Record<string, string>, folder: string, args: string[] = []): Promise<Result> =>
  new Promise((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...environment } }
    execFile(process.execPath, [COMMAND, ...args], options, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })

/** The address of the database that the server of this test works on. */
async function databaseOfServer(): Promise<string> {
  const { db } = await currentServer()
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  return Object.assign(new URL(inject('testCluster').adminUrl), { pathname: rows[0]?.name }).href
}

describe('npm run books:check', { timeout: 60_000 }, () => {
  test('counts what adds up, and names what does not', async () => {
    const bill = await billedBundle(await given.client())
    const { db } = await currentServer()
    const DATABASE_URL = await databaseOfServer()
    const folder = await temporaryFolder()

    expect(await check({ DATABASE_URL }, folder)).toEqual({
      code: 0,
      output: `The books balance (bills 1, prices 1, payments 0, purchases 0, declarations 1, earnings 0, clients 1).\n${NO_SEALS}`,
      errors: '',
    })

    await db.execute(sql`update bills set tax_in_cents = tax_in_cents + 1 where id = ${bill.id}`)
    const { code, output } = await check({ DATABASE_URL }, folder)

    expect(code).toBe(1)
    expect(output).toContain(`bill ${bill.code}: tax is USD 3.75 and should be USD 3.74\n`)
    expect(output).toMatch(/\nThe books do not balance, \d off \(bills 1, /)
  })

  test('names the first row that was rewritten after it was sealed, and a seal that is not the one of before', async () => {
    const bill = await billedBundle(await given.client())
    const { db } = await currentServer()
    const DATABASE_URL = await databaseOfServer()
    const folder = await temporaryFolder()
    await sealBooks(db, { isWhole: true })
    const sealed = await check({ DATABASE_URL }, folder)
    const last = /the last is (\d+:[0-9a-f]{64})\)\.\n$/.exec(sealed.output)?.[1] ?? ''

    expect(await check({ DATABASE_URL }, folder, ['--seal', last])).toMatchObject({ output: sealed.output })
    expect(
      await check({ DATABASE_URL }, folder, ['--seal', last.replace(/.$/, (letter) => (letter === '0' ? '1' : '0'))]),
    ).toMatchObject({
      code: 1,
      output: expect.stringContaining(`seal ${last.split(':')[0]}: is not the one that is known\n`),
    })
    expect(await check({ DATABASE_URL }, folder, ['--seal', 'last'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Usage: '),
    })

    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table bill_lines disable trigger user`)
      await tx.execute(sql`update bill_lines set label = 'Otra cosa' where bill_id = ${bill.id}`)
      await tx.execute(sql`alter table bill_lines enable trigger user`)
    })
    expect(await check({ DATABASE_URL }, folder)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^bill_lines [-0-9a-f]{36}: was rewritten after seal \d+ of 20/m),
    })
  })

  test('works on the embedded database, also beside the server that runs on it', async () => {
    const folder = await temporaryFolder()
    const program = startProgram({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }, folder)
    await program.says(/Puente answers at (http:\S+)/)

    expect(await check({}, folder)).toMatchObject({ code: 0, output: expect.stringMatching(/^The books balance \(bills 0, /) })

    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(await check({}, folder)).toMatchObject({ code: 0, output: expect.stringMatching(/^The books balance \(bills 0, /) })
  })

  test('makes no database where there is none', async () => {
    const folder = await temporaryFolder()

    expect(await check({}, folder)).toEqual({
      code: 2,
      output: '',
      errors: 'There is no database in ./data: name its directory in DATA_DIR, or its address in DATABASE_URL.\n',
    })
  })

  test('says when a database has no such books', async () => {
    const { adminUrl: DATABASE_URL } = inject('testCluster')

    expect(await check({ DATABASE_URL }, await temporaryFolder())).toMatchObject({
      code: 2,
      errors: 'The database is of another version of this program: start this version on it once, then check again.\n',
    })
  })
})
