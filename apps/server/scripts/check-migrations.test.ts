import { spawnSync } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'

const SERVER = join(import.meta.dirname, '..')
const ROOT = join(SERVER, '../..')
const PATIENCE_IN_MILLISECONDS = 120_000

/** The server's sources in a folder where they may be changed. */
async function copyOfTheServer() {
  const folder = await temporaryFolder()
  const server = join(folder, 'apps/server')
  for (const part of ['src', 'scripts', 'drizzle.config.ts', 'package.json']) {
    await cp(join(SERVER, part), join(server, part), { recursive: true })
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const change = async (file: string, what: string, by: string) => {
    const text = await readFile(join(server, file), 'utf8')
    expect(text).toContain(what)
    await writeFile(join(server, file), text.replace(what, by))
  }
  const check = () => {
    const { status, stderr } = spawnSync(process.execPath, [join(server, 'scripts/check-migrations.ts')], { encoding: 'utf8' })
    return { status, stderr }
  }
  const addFile = (file: string, text: string) => writeFile(join(server, file), text)
  return { change, addFile, check }
}

const CHARGES = 'src/features/charges/charges.table.ts'

test('a column and a CHECK that no migration makes are named', { timeout: PATIENCE_IN_MILLISECONDS }, async () => {
  const { change, check } = await copyOfTheServer()
  await change(CHARGES, 'removedAt: instant(),', 'removedAt: instant(),\n    colour: freeText(),')
  await change(CHARGES, "'charges_amount_check', table.amountInCents)", "'charges_amount_check', table.colour)")

  const { status, stderr } = check()

  expect(status).toBe(1)
  expect(stderr).toContain('tables.charges.columns.colour.type: "text" in the code, absent in the migrations')
  expect(stderr).toMatch(/tables\.charges\.checkConstraints\.charges_amount_check\.value: .*colour.* in the code, .*amount/)
  expect(stderr).toContain('npx drizzle-kit generate')
  // Nothing else differs.
  expect(stderr.match(/^ {2}tables\..*/gm)?.filter((line) => !/colour|charges_amount_check/.test(line))).toEqual([])
})

test('an older description of the tables beside the newest is named', { timeout: PATIENCE_IN_MILLISECONDS }, async () => {
  const { addFile, check } = await copyOfTheServer()
  await addFile('src/db/migrations/meta/0001_snapshot.json', '{}')

  const { status, stderr } = check()

  expect(status).toBe(1)
  expect(stderr).toContain('delete 0001_snapshot.json.')
})
