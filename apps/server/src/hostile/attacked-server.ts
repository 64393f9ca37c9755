// The demo company in a process of its own, as a newcomer starts it, on a database that goes with it.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../db/free-port.ts'
import { SOURCES } from '../places.ts'
import { copyTemplate, rolesIn, startTestCluster } from '../testing/cluster.ts'
import { ENDS_WITH_PARENT } from '../testing/ends-with-parent.ts'
import { endForked, untilReady } from '../testing/forked-program.ts'
import type { Measured } from './probe.ts'

const DEMO = join(SOURCES, '../dist/demo.js')
const PROBE = join(import.meta.dirname, 'probe.ts')
const START_IN_MILLISECONDS = 300_000
const FEWEST_DEMO_DAYS = '60'

export const DEMO_PASSWORD = 'viaje-de-prueba-26'

export type AttackedServer = {
  url: string
  /** What the server's process weighs, after collecting garbage. */
  measure: () => Promise<Measured>
  /** The lines of its log, errors and worse. */
  errors: () => string
  stop: () => Promise<void>
}

/** `company`: a folder whose demo company is attacked, and made there if it is not; else one is made that goes with the server. */
export async function startAttackedServer(company?: string): Promise<AttackedServer> {
  const opened = new AsyncDisposableStack()
  try {
    const port = await freePort()
    const place = { PORT: String(port), ...(company ? { DATA_DIR: company } : await placeOfItsOwn(opened)) }
    const url = `http://127.0.0.1:${port}`
    // Making the company is heavy work: what it leaves in the process would hide what an attack does.
    const maker = startDemo(place)
    await untilReady(url, maker.child, START_IN_MILLISECONDS)
    await endForked(maker.child)
    const { child, errors } = startDemo(place)
    opened.defer(() => endForked(child))
    await untilReady(url, child, START_IN_MILLISECONDS)
    return { url, errors, measure: () => measure(child), stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** A database whose writes wait for no disk. */
async function placeOfItsOwn(opened: AsyncDisposableStack): Promise<Record<string, string>> {
  const { cluster, stop } = await startTestCluster()
  opened.defer(stop)
  const directory = await mkdtemp(join(tmpdir(), 'puente-attacked-'))
  opened.defer(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
  const { workingUrl, ownerUrl } = rolesIn(cluster, await copyTemplate(cluster))
  return { DATA_DIR: directory, DATABASE_URL: workingUrl, DATABASE_OWNER_URL: ownerUrl }
}

function startDemo(place: Record<string, string>): { child: ChildProcess; errors: () => string } {
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' }
  const company = { DEMO_PASSWORD, DEMO_DAYS: FEWEST_DEMO_DAYS }
  const child = fork(DEMO, {
    execArgv: [...ENDS_WITH_PARENT, '--expose-gc', '--import', PROBE],
    env: { PATH: process.env.PATH, ...settings, ...company, ...place },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  const errors = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
  return { child, errors }
}

async function measure(child: ChildProcess): Promise<Measured> {
  child.send('measure')
  const [measured] = await once(child, 'message')
  return measured as Measured
}
