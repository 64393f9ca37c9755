import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../apps/server/src/db/free-port.ts'
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder.ts'
import { emptyCompany } from './empty-company.ts'

const DEV = join(import.meta.dirname, '../dev.ts')
const PATIENCE_IN_MILLISECONDS = 120_000

async function startDev() {
  const port = String(await freePort())
  const environment = { PORT: port, DATABASE_URL: await emptyCompany(), DATA_DIR: await temporaryFolder() }
  const dev = spawn(process.execPath, [DEV], {
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  })
  let said = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (words) => (said += words))
  const ended = once(dev, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    if (dev.exitCode === null && dev.signalCode === null) dev.kill('SIGKILL')
    await ended
  })
  const says = (words: string) =>
    vi.waitFor(() => expect(said).toContain(words), { timeout: PATIENCE_IN_MILLISECONDS, interval: 100 })
  return { dev, address: `http://localhost:${port}`, says, ended }
}

const childrenOf = (parent: number | undefined): number[] =>
  execFileSync('ps', ['-eo', 'ppid=,pid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([ppid, pid]) => (ppid === parent && pid ? [pid] : []))
    .filter(isAlive)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('web, notifications and server at one address; Ctrl+C leaves nothing', { timeout: PATIENCE_IN_MILLISECONDS }, async () => {
  const { dev, address, says, ended } = await startDev()
  await says('Ctrl+C stops it.')
  await says(`Puente answers at ${address}`)
  const textOf = async (path: string) => {
    const answer = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } })
    return { status: answer.status, text: await answer.text() }
  }

  expect(await textOf('/login')).toEqual({ status: 200, text: expect.stringContaining('/@vite/client') })
  expect(await textOf('/remote/notifications/')).toEqual({
    status: 200,
    text: expect.stringContaining('/remote/notifications/src/'),
  })
  expect(await textOf('/api/health/ready')).toMatchObject({ status: 200 })

  const children = childrenOf(dev.pid)
  expect(children.length).toBeGreaterThan(0)
  process.kill(-(dev.pid ?? 0), 'SIGINT')

  expect(await ended).toBe(0)
  expect(children.filter(isAlive)).toEqual([])
  await expect(fetch(address)).rejects.toThrow()
})
