import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/server/src/config.ts'
import { type RunningServer, runServer } from '../../apps/server/src/running-server.ts'

/** The server in this process, so that its event loop can be watched. */
export async function runHere(databaseUrl: string): Promise<RunningServer> {
  const directory = mkdtempSync(join(tmpdir(), 'puente-bench-'))
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', DATA_DIR: directory })
  const server = await runServer(config, databaseUrl, directory)
  return { ...server, stop: () => server.stop().finally(() => rmSync(directory, { recursive: true, force: true })) }
}

/** How many bytes it answers. */
export function bytesOf(url: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = get(url, { headers: { authorization: `Bearer ${token}` } }, (incoming) => {
      let bytes = 0
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      incoming.on('end', () => (incoming.statusCode === 200 ? resolve(bytes) : reject(new Error(`${incoming.statusCode}`))))
    })
    outgoing.on('error', reject)
  })
}
