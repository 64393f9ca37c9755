import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import { StartError } from '../db/start-error.ts'
import { createServer } from '../http/node-http.ts'

export type Address = { host: string; port: number }

/** At an address of their own, which no proxy in front of the product shows to anybody. */
export async function serveMetrics(registry: Registry, { host, port }: Address, log: FastifyBaseLogger) {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end()
    try {
      const text = await registry.metrics()
      return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch (error) {
      log.error({ err: error }, 'the metrics cannot be told')
      return response.writeHead(500).end()
    }
  })
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const { code = 'no reason' } = error as NodeJS.ErrnoException
    throw new StartError(
      `Metrics cannot be told on ${host}, port ${port} (${code}): choose another METRICS_PORT or METRICS_HOST.`,
    )
  }
  const { port: taken } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { url: `http://${host}:${taken}/metrics`, stop }
}
