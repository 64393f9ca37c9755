import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newPerson } from './testing/people.ts'
import { type Program, startProgram } from './testing/program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const ADDRESS = /Puente answers at (http:\S+)/
const QUIET = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }

type Result = { code: number; output: string; errors: string }

/** `npm run backup` or `npm run restore`, without its npm. */
const run = (command: 'backup' | 'restore', folder: string, ...given: string[]): Promise<Result> =>
  new Promise((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH } }
    execFile(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...given], options, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })

async function stop(program: Program): Promise<void> {
  program.process.kill('SIGTERM')
  expect(await program.ended).toBe(0)
}

const post = async (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

describe('npm run backup and npm run restore', { timeout: 180_000 }, () => {
  test('keep the embedded database beside its server, and put it where a server starts on it', async () => {
    const [here, there] = [await temporaryFolder(), await temporaryFolder()]
    const file = join(here, 'puente.tar.gz')
    const { network: _network, ...person } = newPerson()
    const program = startProgram(QUIET, here)
    const url = await program.says(ADDRESS)
    expect((await post(url, '/auth/signup', person)).status).toBe(200)

    expect(await run('backup', here, file)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Kept 93 tables with \d+ rows and 0 files \(0\.0 MB\) in \S+puente\.tar\.gz, as of 20\S+Z\.\n$/,
      ),
      errors: '',
    })
    expect(await run('restore', here, file, '--overwrite')).toMatchObject({
      code: 2,
      errors: expect.stringContaining(`is in use by process ${program.process.pid}: stop it first`),
    })
    await stop(program)
    expect(await run('restore', there, file)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Restored 93 tables with \d+ rows and 0 files \(0\.0 MB\), as they were at 20\S+Z\. Every table/,
      ),
      errors: '',
    })

    const copy = startProgram(QUIET, there)
    const { email, password } = person
    expect((await post(await copy.says(ADDRESS), '/auth/signin', { email, password })).status).toBe(200)
    await stop(copy)
    expect(await run('restore', there, file)).toMatchObject({ code: 2, errors: expect.stringMatching(/^There is data already/) })
  })

  test('say in a sentence what they cannot do', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'letter'), 'Querida Rosa')

    expect(await run('backup', folder)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^Usage: npm run backup -- <file>/),
    })
    expect(await run('backup', folder, 'new.tar.gz')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^There is no database/),
    })
    expect(await run('restore', folder, 'absent')).toMatchObject({
      code: 2,
      errors: `${join(folder, 'absent')} cannot be used: there is no such file or folder.\n`,
    })
    expect(await run('restore', folder, 'letter')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/letter is no backup, or/),
    })
  })
})
