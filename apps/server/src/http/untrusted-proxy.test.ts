// A proxy that was put before the server and never named.
import { dashboard, session } from '@app/contract'
import { expect, inject, test } from 'vitest'
import { callerWith } from '../testing/caller.ts'
import { copyTemplate, rolesIn } from '../testing/cluster.ts'
import { startProgram } from '../testing/program.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { currentServer, given } from '../testing/world.ts'

const PROXIED = { 'x-forwarded-for': '203.0.113.7' }

test('is said on the desktop from its first request on', async () => {
  await currentServer({ trustedProxies: [] })
  const { email, password } = await given.administrator()
  const direct = callerWith(async () => ({}))
  const { accessToken } = await direct.call(session.signIn, { body: { email, password } })
  const headers = { authorization: `Bearer ${accessToken}` }
  const look = async (more = {}) =>
    (await direct.call(dashboard.getDashboard, { headers: { ...headers, ...more } })).isProxyUntrusted

  expect(await look()).toBe(false)
  expect(await look(PROXIED)).toBe(true)
  expect(await look()).toBe(true)
})

const startWith = async (environment: Record<string, string>) => {
  const { ownerUrl, workingUrl } = rolesIn(inject('testCluster'), await copyTemplate(inject('testCluster')))
  const place = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: workingUrl, DATABASE_OWNER_URL: ownerUrl }
  const program = startProgram({ ...place, ...environment }, await temporaryFolder())
  const url = await program.says(/Puente answers at (http:\S+)/)
  const stop = async () => {
    program.process.kill('SIGTERM')
    await program.ended
    const lines = program.output().split('\n')
    return lines.filter((line) => line.startsWith('{')).map((line) => (JSON.parse(line) as { msg: string }).msg)
  }
  return { call: (headers = {}) => fetch(`${url}/api/health/live`, { headers }), stop }
}

test('is said in the log once; odd variables at the start', { timeout: 60_000 }, async () => {
  const { call, stop } = await startWith({ PUBLIC_URL: 'http://puente.test' })
  await call()
  for (let calls = 0; calls < 3; calls += 1) await call(PROXIED)

  expect(await stop()).toEqual([
    'PUBLIC_URL begins with http://: passwords and sessions can be read on the way. Put a proxy with TLS in front, and say https://.',
    'Requests carry X-Forwarded-For and TRUST_PROXY is not set: if they come through a proxy, all callers count as one network, and logs and sessions name the proxy. Name it in TRUST_PROXY.',
  ])
})

test('nothing is said of one that is named', { timeout: 60_000 }, async () => {
  const { call, stop } = await startWith({ TRUST_PROXY: '127.0.0.1' })
  await call(PROXIED)

  expect(await stop()).toEqual([])
})
