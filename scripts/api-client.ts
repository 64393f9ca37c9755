// npm run api:client: generates a client's types from the published description alone, compiles a small program with them in strict
// mode, and runs it against a server that is thrown away. `-- https://…` runs it against another one, where it leaves an account and an order.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { startThrowAwayServer } from '../apps/server/src/testing/throw-away-server.ts'

const CLIENT = join(import.meta.dirname, '../api-client')
const GENERATED = 'generated/api.ts'
/** The client's own tools come first: it compiles with the TypeScript that it was written for. */
const PATH = [join(CLIENT, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const [given] = process.argv.slice(2)
const server = given ? { url: given, stop: async () => undefined } : await startThrowAwayServer()
try {
  const description = `${server.url}/api/openapi.json`
  // A field with a default may be left out of a request.
  await run('openapi-typescript', [description, '--default-non-nullable', 'false', '--output', GENERATED])
  await run('tsc', ['--version'])
  await run('tsc', ['--project', 'tsconfig.json'])
  console.log('The program compiles in strict mode.')
  await run(process.execPath, ['src/ask-for-a-package.ts', `${server.url}/api`])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await server.stop()
}

/** The server answers from this very process, which therefore does not wait idle. */
async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: CLIENT, stdio: 'inherit', env: { ...process.env, PATH } })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed`)
}
