// npm run bench: the administrator's list of 100 of 10,000 orders over HTTP, ours beside bare node:http + pg doing the same SQL.
import { copyTemplate, startTestCluster } from '../apps/server/src/testing/cluster.ts'
import { printConditions } from './conditions.ts'
import { fillDatabase } from './filled-database.ts'
import { compare } from './list-orders/load.ts'
import { startPeer, startServer } from './list-orders/programs.ts'
import { printReport } from './list-orders/report.ts'
import { recordStatements } from './list-orders/statements.ts'

const ORDERS = 10_000
const PATH = '/api/order/admin?limit=100'

printConditions()

await using opened = new AsyncDisposableStack()
const { cluster, stop } = await startTestCluster()
opened.defer(stop)
const databaseUrl = await copyTemplate(cluster)
const { administrator: token } = await fillDatabase(databaseUrl, ORDERS)
const statements = await recordStatements(databaseUrl, token)

const server = await startServer(databaseUrl)
opened.defer(server.stop)
const peer = await startPeer(databaseUrl, statements)
opened.defer(peer.stop)

const headers = { authorization: `Bearer ${token}` }
const rounds = await compare({ ours: { ...server, path: PATH, headers }, bare: { ...peer, path: '/', headers: {} } })
printReport(rounds, { orders: ORDERS, statements: statements.flat().length })
