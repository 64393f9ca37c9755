import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startProgram } from './testing/program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const ADDRESS = /Puente answers at (http:\S+)/
const QUIET = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }
const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const databasesIn = (folder: string): string =>
  execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(folder))
    .join('\n')

describe('starting', { timeout: 60_000 }, () => {
  test('on an empty folder brings a database, and invites the first administrator; the next start finds what was left', async () => {
    const folder = await temporaryFolder()
    const first = startProgram(QUIET, folder)
    const link = await first.says(/(http:\S+\/password-reset#token=\S+)/)
    const url = await first.says(ADDRESS)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
    const password = 'puerta azul junto al faro 31'
    expect((await post(`${url}/api/auth/reset-password/confirm`, { token, password })).status).toBe(200)

    first.interrupt()
    expect(await first.ended).toBe(0)
    expect(databasesIn(folder)).toBe('')

    const second = startProgram(QUIET, folder)
    const again = await second.says(ADDRESS)
    expect(second.output()).not.toContain('token=')
    expect((await post(`${again}/api/auth/signin`, { email: 'admin@puente.local', password })).status).toBe(200)

    second.process.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(databasesIn(folder)).toBe('')
  })

  test('loads neither Node’s compiler of types nor its fetch, which would stay in memory', async () => {
    const said = "process.on('exit',()=>console.log('loaded:'+process.moduleLoadList.filter((name)=>/amaro|undici/.test(name))))"
    const starting = { ...QUIET, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(said)}` }
    const program = startProgram(starting, await temporaryFolder())
    await program.says(ADDRESS)
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.output()).toMatch(/^loaded:$/m)
  })

  test('makes nothing that writes amounts and days in a language, before it is asked: their words would stay in memory', async () => {
    const counting = ['NumberFormat', 'DateTimeFormat']
      .map((name) => `Intl.${name}=new Proxy(Intl.${name},{construct(made,given){count+=1;return new made(...given)}})`)
      .join(';')
    const said = `let count=0;${counting};process.on('exit',()=>console.log('made: '+count))`
    const starting = { ...QUIET, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(said)}` }
    const program = startProgram(starting, await temporaryFolder())
    await program.says(ADDRESS)
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.output()).toMatch(/^made: 0$/m)
  })

  test.runIf(existsSync('/proc/self/status'))('rests in 125 MB beside its database', async () => {
    const { says, process } = startProgram(QUIET, await temporaryFolder())
    await says(ADDRESS)
    await pause(10_000)
    const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8')) ?? []
    expect((Number(kibibytes) * 1_024) / 1_000_000).toBeLessThan(125)
  })

  test('lets requests finish before it stops', async () => {
    const program = startProgram(QUIET, await temporaryFolder())
    const url = new URL(await program.says(ADDRESS))
    const body = JSON.stringify({ email: 'nobody@puente.test', password: 'x' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const sent = request({ host: url.hostname, port: url.port, path: '/api/auth/signin', method: 'POST', headers })
    sent.write(body.slice(0, 10))
    await pause(100)

    program.process.kill('SIGTERM')
    await pause(300)
    sent.end(body.slice(10))

    const [response] = await once(sent, 'response')
    expect(response.statusCode).toBe(401)
    response.resume()
    expect(await program.ended).toBe(0)
  })

  test('with its data in use by another says whose', async () => {
    const folder = await temporaryFolder()
    const first = startProgram(QUIET, folder)
    await first.says(ADDRESS)

    const second = startProgram(QUIET, folder)

    expect(await second.ended).toBe(1)
    expect(second.errors()).toBe(
      `The data in ${folder}/data/postgres is in use by process ${first.process.pid}: stop it first, or set DATA_DIR to another directory.\n`,
    )
  })

  test('on a port in use says so, and leaves no database behind', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const folder = await temporaryFolder()

    const program = startProgram({ ...QUIET, PORT: String(port) }, folder)

    expect(await program.ended).toBe(1)
    expect(program.errors()).toBe(`Port ${port} is in use: stop what uses it, or choose another with PORT.\n`)
    expect(databasesIn(folder)).toBe('')
    taken.close()
  })

  test('with a database that cannot be reached says so in one sentence, without its password', async () => {
    const program = startProgram(
      { ...QUIET, DATABASE_URL: 'postgres://puente:secret@127.0.0.1:1/puente' },
      await temporaryFolder(),
    )

    expect(await program.ended).toBe(1)
    expect(program.errors()).toBe(
      'PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED): is it running, and is DATABASE_URL right?\n',
    )
  })

  test('with a wrong variable names it', async () => {
    const program = startProgram({ PORT: 'eighty' }, await temporaryFolder())

    expect(await program.ended).toBe(1)
    expect(program.errors()).toBe('PORT must be a whole number from 0 to 65535.\n')
    expect(program.output()).toBe('')
  })
})
