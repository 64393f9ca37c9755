import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startProgram } from './testing/program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const QUIET = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }

const rotate = (folder: string, ...given: string[]): Promise<{ code: number; output: string; errors: string }> =>
  new Promise((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH } }
    execFile(process.execPath, [join(import.meta.dirname, 'secrets-rotate.ts'), ...given], options, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })

describe('npm run secrets:rotate', { timeout: 120_000 }, () => {
  test('makes a key and puts it beside the embedded database', async () => {
    const folder = await temporaryFolder()
    const program = startProgram(QUIET, folder)
    await program.says(/Puente answers at/)
    const file = join(folder, 'next.key')
    expect(await rotate(folder, 'next.key')).toEqual({
      code: 0,
      output: 'Locked 1 private key up with the new key. It is the key from now on, and its file was moved to the data.\n',
      errors: '',
    })
    const place = join(folder, 'data/secrets.key')
    expect(existsSync(file)).toBe(false)
    expect((await readFile(place, 'utf8')).trim()).toMatch(/^[\w+/]{43}=$/)
    expect((await stat(place)).mode & 0o777).toBe(0o600)

    await writeFile(file, 'una carta')
    expect(await rotate(folder, 'next.key')).toMatchObject({
      code: 2,
      errors: 'next.key holds no key: 32 bytes in base64 (openssl rand -base64 32).\n',
    })
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })

  test('says how it is used', async () => {
    expect(await rotate(await temporaryFolder())).toMatchObject({ code: 2, errors: expect.stringMatching(/^Usage: npm run/) })
  })
})
