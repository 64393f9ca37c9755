// Demo companies for the workers of a browser test run: one server and one copy of the company each, on ports that follow each other.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyText, newKey } from '../../apps/server/src/secrets/locked-secret.ts'
import { copyTemplate, rolesIn, startTestCluster } from '../../apps/server/src/testing/cluster.ts'
import { endWithParent } from '../../apps/server/src/testing/ends-with-parent.ts'
import { startSimulatedSri } from '../../apps/server/src/testing/sri/simulator.ts'
import { putCompany } from './made-company.ts'
import { startServer } from './server.ts'

const [firstPort, count] = process.argv.slice(2).map(Number) as [number, number]

endWithParent()
let isStarting = true
const stopped = new Promise<void>((resolve) => {
  // What is half made is given up: what this program started ends with it.
  const stopOrGiveUp = () => (isStarting ? process.exit(1) : resolve())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOrGiveUp)
})
await using opened = new AsyncDisposableStack()
const { cluster, stop } = await startTestCluster()
opened.defer(stop)
// The companies are started with this environment.
process.env.SECRETS_KEY = keyText(newKey())
const directory = mkdtempSync(join(tmpdir(), 'puente-e2e-'))
opened.defer(() => rmSync(directory, { recursive: true, force: true }))

const made = { roles: rolesIn(cluster, await copyTemplate(cluster)), dataDirectory: join(directory, 'made') }
await putCompany(made)
const template = new URL(made.roles.ownerUrl).pathname.slice(1)
// The last one is waited for (playwright.config.ts).
for (let worker = 0; worker < count; worker += 1) {
  const dataDirectory = join(directory, String(worker))
  cpSync(made.dataDirectory, dataDirectory, { recursive: true })
  // An SRI of its own: the companies share their RUC, and the SRI takes a number of a RUC once.
  const sri = await startSimulatedSri()
  opened.defer(sri.stop)
  const roles = rolesIn(cluster, await copyTemplate(cluster, template))
  const place = { roles, dataDirectory, sriUrl: sri.url }
  const server = await startServer('main', place, firstPort + worker)
  opened.defer(server.stop)
}
isStarting = false
await stopped
