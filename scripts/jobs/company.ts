// A demo company to work in: made once and kept as it was then; each run works in a copy of it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/db/free-port.ts'
import { ENDS_WITH_PARENT } from '../../apps/server/src/testing/ends-with-parent.ts'
import { endForked, untilReady } from '../../apps/server/src/testing/forked-program.ts'

export type Company = 'small' | 'large'

const ROOT = join(import.meta.dirname, '../..')
const KEPT = join(ROOT, 'node_modules/.cache/jobs-company')
/** What a start is told, and how the program names the folder beside the one that it is given. */
const STARTS: Record<Company, { args: string[]; suffix: string }> = {
  small: { args: [], suffix: '' },
  large: { args: ['--large'], suffix: '-large' },
}
export const PASSWORD = 'viaje-de-prueba-26'
const A_LONG_TIME_IN_MILLISECONDS = 3_600_000

/** Runs the act at the address of a copy, which is thrown away afterwards. */
export async function inCompany(company: Company, act: (url: string) => Promise<void>): Promise<void> {
  const { suffix } = STARTS[company]
  const kept = join(KEPT, `kept${suffix}`)
  const copy = join(KEPT, `copy${suffix}`)
  rmSync(copy, { recursive: true, force: true })
  // With its owner: PostgreSQL runs as another user where this program is root.
  if (spawnSync('cp', ['-a', kept, copy], { stdio: 'inherit' }).status !== 0) throw new Error(`${kept} could not be copied`)
  const { url, server } = await start(company, 'copy')
  const tell = (code: number | null, signal: string | null) => console.error(`The company ended meanwhile: ${signal ?? code}.`)
  server.once('exit', tell)
  try {
    await act(url)
  } finally {
    server.off('exit', tell)
    await endForked(server)
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Made aside: one that was interrupted is not kept. */
export async function makeOnce(company: Company): Promise<void> {
  const { suffix } = STARTS[company]
  if (existsSync(join(KEPT, `kept${suffix}`))) return
  console.log(`Making the ${company} company, which is kept in ${KEPT} …`)
  mkdirSync(KEPT, { recursive: true })
  const { server } = await start(company, 'making')
  await endForked(server)
  renameSync(join(KEPT, `making${suffix}`), join(KEPT, `kept${suffix}`))
}

async function start(company: Company, name: string): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    ...{ PORT: String(port), DATA_DIR: join(KEPT, name), DEMO_PASSWORD: PASSWORD, DEMO_DAYS: '120', LOG_LEVEL: 'warn' },
    // Sign-ups of a test come from everywhere.
    TRUST_PROXY: '127.0.0.1',
  }
  const program = [...ENDS_WITH_PARENT, join(ROOT, 'apps/server/dist/demo.js'), ...STARTS[company].args]
  const server = spawn(process.execPath, program, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilReady(url, server, A_LONG_TIME_IN_MILLISECONDS)
  return { url, server }
}
