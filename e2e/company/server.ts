import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseRoles } from '../../apps/server/src/db/working-role.ts'
import { ENDS_WITH_PARENT } from '../../apps/server/src/testing/ends-with-parent.ts'
import { endForked, untilReady } from '../../apps/server/src/testing/forked-program.ts'

const SERVER = join(import.meta.dirname, '../../apps/server')
const PATIENCE_IN_MILLISECONDS = 600_000

/** Without an address of the SRI the company must not invoice. */
export type Place = { roles: DatabaseRoles; dataDirectory: string; sriUrl?: string }

const environmentOf = ({ roles, dataDirectory, sriUrl }: Place) => ({
  ...process.env,
  ...(sriUrl ? { SRI_URL: sriUrl } : {}),
  DATABASE_URL: roles.workingUrl,
  DATABASE_OWNER_URL: roles.ownerUrl,
  DATA_DIR: dataDirectory,
})

/** `demo` is the program that a newcomer starts: it makes a company where there is none. @throws when it ends before it is ready. */
export async function startServer(program: 'demo' | 'main', place: Place, port: number): Promise<{ stop: () => Promise<void> }> {
  const environment = { ...environmentOf(place), HOST: '127.0.0.1', PORT: String(port) }
  const main = join(SERVER, `dist/${program}.js`)
  const child = spawn(process.execPath, [...ENDS_WITH_PARENT, main], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilReady(`http://127.0.0.1:${port}`, child, PATIENCE_IN_MILLISECONDS)
  return { stop: () => endForked(child) }
}

/** `npm run backup` or `npm run restore`. @throws when it fails. */
export async function run(command: 'backup' | 'restore', place: Place, args: readonly string[]): Promise<void> {
  const program = [join(SERVER, `src/${command}.ts`), ...args]
  const child = spawn(process.execPath, program, { env: environmentOf(place), stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}
