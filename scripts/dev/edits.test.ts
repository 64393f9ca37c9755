import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../apps/server/src/db/free-port.ts'
import { copyOfCheckout } from '../recipes/copy.ts'
import { emptyCompany } from './empty-company.ts'

const PATIENCE_IN_MILLISECONDS = 600_000

/** `npm run dev` of a copy, whose sources may be edited. */
async function devOfCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'puente-dev-'))
  const copy = await copyOfCheckout(folder)
  const port = String(await freePort())
  const environment = { PORT: port, DATABASE_URL: await emptyCompany(), DATA_DIR: join(folder, 'data') }
  const dev = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  })
  const ended = once(dev, 'close')
  onTestFinished(async () => {
    dev.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  let said = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (words) => (said += words))
  const address = `http://localhost:${port}`
  const wait = <Value>(of: () => Value | Promise<Value>) => vi.waitFor(of, { timeout: PATIENCE_IN_MILLISECONDS, interval: 50 })
  await wait(() => expect(said).toContain('Ctrl+C stops it.'))
  const textOf = async (path: string) => (await fetch(`${address}${path}`)).text()
  /** Until what is asked for holds the word, from the moment at which the file was saved. */
  const secondsUntilSeen = async (file: string, [before, after]: readonly [string, string], path: string, seen = after) => {
    const text = await copy.read(file)
    expect(text).toContain(before)
    expect(await textOf(path)).not.toContain(seen)
    await copy.write(file, text.replace(before, after))
    const since = performance.now()
    await wait(async () => expect(await textOf(path)).toContain(seen))
    return (performance.now() - since) / 1_000
  }
  const reloads = new WebSocket(`${address.replace('http', 'ws')}/?token=${await tokenOf(textOf)}`, 'vite-hmr')
  const heard: string[] = []
  reloads.addEventListener('message', ({ data }) => heard.push(String(data)))
  onTestFinished(() => reloads.close())
  return { secondsUntilSeen, heard, wait, hasEnded: () => dev.exitCode !== null }
}

/** Vite talks only to pages that it has served. */
const tokenOf = async (textOf: (path: string) => Promise<string>) =>
  /const wsToken = "([^"]+)"/.exec(await textOf('/@vite/client'))?.[1] ?? ''

test('a sentence, a component and a use case that are edited are seen without a restart by hand', {
  timeout: PATIENCE_IN_MILLISECONDS,
}, async () => {
  const { secondsUntilSeen, heard, wait, hasEnded } = await devOfCopy()
  const component = '/src/features/money-report/money-report-page.tsx'

  const sentence = await secondsUntilSeen(
    'apps/web/public/locales/es/signed-out.json',
    ['Hola de nuevo', 'Otra vez hola'],
    '/locales/es/signed-out.json',
  )
  await wait(() => expect(heard.join()).toContain('full-reload'))
  const shown = await secondsUntilSeen(`apps/web${component}`, ["t('from')", "t('from') + ' (edited)'"], component, ' (edited)')
  await wait(() => expect(heard.join()).toContain('money-report-page.tsx'))
  const problems = 'packages/domain/src/rules/problems.ts'
  const useCase = await secondsUntilSeen(problems, ['Sign in to continue', 'Sign in to go on'], '/api/notification')

  const seconds = { sentence, component: shown, useCase }
  console.log(
    `Seen after an edit: ${Object.entries(seconds)
      .map(([what, s]) => `${what} ${s.toFixed(1)} s`)
      .join(', ')}`,
  )
  expect(hasEnded()).toBe(false)
})
