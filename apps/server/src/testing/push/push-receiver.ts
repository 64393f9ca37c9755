import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedPush = { path: string; headers: IncomingHttpHeaders; content: Buffer }
export type TestPushService = {
  url: string
  /** All that came, also what was refused. */
  received: ReceivedPush[]
  /** What it does with the next ones: a status that it answers, or it leads elsewhere, or answers nobody. */
  behaviour: number | 'leadsElsewhere' | 'hangs'
  stop: () => Promise<void>
}

/** A real push service on the loopback, which hands nothing over: tests read what browsers would get. */
export async function startPushService(): Promise<TestPushService> {
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    service.received.push({ path: request.url ?? '', headers: request.headers, content: Buffer.concat(chunks) })
    const { behaviour } = service
    if (behaviour === 'hangs') return
    if (behaviour === 'leadsElsewhere') answer.writeHead(307, { location: `${service.url}/elsewhere` })
    else answer.writeHead(behaviour)
    answer.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: TestPushService = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    behaviour: 201,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}
