// npm run dev: the demo company at one address. The web shows what is edited at once (Vite); the server, which runs from its sources, starts
// again. Neither is built. `-- --inspect` is passed to the server.
import './needs-node.ts'
import { join } from 'node:path'
import { createServer } from 'vite'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded.ts'
import { freePort } from '../apps/server/src/db/free-port.ts'
import { StartError } from '../apps/server/src/db/start-error.ts'
import type { DatabaseRoles } from '../apps/server/src/db/working-role.ts'
import { type KeptServer, keepRunning } from './dev/kept-server.ts'
import { beside, showEditedWords, waitForServer } from './dev/plugins.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'apps/web')
const NOTIFICATIONS = join(ROOT, 'apps/notifications')
const NOTIFICATIONS_PATH = '/remote/notifications/'
const { PORT = '3000', DATA_DIR = './data/demo', DATABASE_URL, DATABASE_OWNER_URL } = process.env

await using opened = new AsyncDisposableStack()
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
})
try {
  const database = DATABASE_URL
    ? { workingUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL }
    : await startOwnDatabase()
  const serverPort = await freePort()
  const address = `http://localhost:${PORT}`
  const server = keepRunning({
    ...{ DATABASE_URL: database.workingUrl, DATABASE_OWNER_URL: database.ownerUrl },
    ...{ DATA_DIR, PORT: String(serverPort), PUBLIC_URL: address },
  })
  opened.defer(server.stop)
  await serveWeb(server, `http://127.0.0.1:${serverPort}`)
  const welcome = await Promise.race([server.firstWords, stopped])
  if (welcome) {
    console.log(welcome.replace(/http:\/\/127\.0\.0\.1:\d+/, address))
    console.log(`The database: psql '${database.ownerUrl}'`)
  }
  await stopped
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function startOwnDatabase(): Promise<DatabaseRoles> {
  const { stop, ...roles } = await startEmbeddedPostgres(join(DATA_DIR, 'postgres'))
  opened.defer(stop)
  return roles
}

async function serveWeb(server: KeptServer, serverAddress: string): Promise<void> {
  const notifications = await createServer({
    root: NOTIFICATIONS,
    configFile: join(NOTIFICATIONS, 'vite.config.ts'),
    base: NOTIFICATIONS_PATH,
    // It stands in a sandbox, whose origin is none.
    server: { middlewareMode: true, cors: { origin: '*' }, ws: false },
  })
  opened.defer(() => notifications.close())
  const web = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    plugins: [waitForServer(server), beside(notifications, NOTIFICATIONS_PATH), showEditedWords(join(WEB, 'public/locales'))],
    server: {
      host: 'localhost',
      port: Number(PORT),
      strictPort: true,
      proxy: { '/api': serverAddress, '/bienvenida': serverAddress },
    },
  })
  opened.defer(() => web.close())
  await web.listen()
}
