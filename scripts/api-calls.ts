// npm run api:calls: makes every call of the specification's section 7 against a server that is thrown away, and says which endpoint of the
// contract answered and how. Fails when one is not served, is answered by another endpoint than the one it should be, or is refused.
import { subscribe } from 'node:diagnostics_channel'
import { endpoints } from '../apps/server/src/features/api-description/published-contract.ts'
import { startThrowAwayServer } from '../apps/server/src/testing/throw-away-server.ts'
import { type Answer, type Caller, callerAt } from './api-calls-caller.ts'
import { CONTENTS, type Sent } from './api-calls-contents.ts'
import { SPECIFIED_CALLS, type SpecifiedCall } from './api-calls-table.ts'
import { createWorld, type World } from './api-calls-world.ts'

/** What Fastify tells when a route's handler begins. */
type Handling = { request: { id: string }; route: { url: string; method: string } }

/** Which route answered a request, by the request's id. */
const routes = new Map<string, string>()
subscribe('tracing:fastify.request.handler:start', (message) => {
  const { request, route } = message as Handling
  routes.set(request.id, `${route.method} ${route.url.replace('/api', '').replaceAll(/:(\w+)/g, '{$1}')}`)
})
const namesOfRoutes = new Map(endpoints().map(({ name, endpoint: { method, path } }) => [`${method} ${path}`, name]))

const server = await startThrowAwayServer()
try {
  const world = await createWorld(server)
  const problems: string[] = []
  for (const specified of SPECIFIED_CALLS) {
    const problem = await make(specified, world).catch((error: unknown) => `could not be made: ${error}`)
    if (problem) problems.push(`${specified.method} ${specified.path}: ${problem}`)
  }
  console.log(`\n${SPECIFIED_CALLS.length} calls, ${SPECIFIED_CALLS.length - problems.length} answered as they should be.`)
  for (const problem of problems) console.error(`WRONG: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await server.stop()
}

/** @returns what is wrong. */
async function make({ who, method, path, endpoint }: SpecifiedCall, world: World): Promise<string | null> {
  const [bare = ''] = path.split('?')
  const sent: Sent = (await CONTENTS[`${method} ${bare}`]?.(world)) ?? {}
  const caller: Caller = sent.token ? callerAt(`${server.url}/api`, sent.token) : world[who]
  const address = path.replace('{id}', sent.id ?? '').replace('{itemId}', sent.itemId ?? '')
  const requestId = crypto.randomUUID()
  const answer = await caller.send(method, address, sent, { 'x-request-id': requestId })
  const answered = namesOfRoutes.get(routes.get(requestId) ?? '') ?? 'no endpoint'
  console.log(
    `${answer.status} ${answered.padEnd(28)} ${method.padEnd(6)} ${path}${answer.fileName ? `  → ${answer.fileName}` : ''}`,
  )
  return problemOf(endpoint, answered, answer)
}

function problemOf(expected: string, answered: string, { status, json, fileName, sizeInBytes }: Answer): string | null {
  if (answered !== expected) return `${expected} should answer, ${answered} did (${status} ${json.code ?? ''})`
  if (status >= 300) return `refused: ${JSON.stringify(json)}`
  const isFile = endpoints().find(({ name }) => name === expected)?.endpoint.response === 'file'
  return isFile && (!fileName || sizeInBytes === 0) ? 'it answered no file' : null
}
