// The same company at another address, where a newer build of the program can be put. Playwright hears nothing of what a browser
// fetches to renew a service worker, so it is the server that has to be another.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type NewerBuild = { address: string; publish: () => void; close: () => void }

export async function behindAnotherAddress(company: string): Promise<NewerBuild> {
  let isPublished = false
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isProgram = incoming.url === '/sw.js'
    const headers = { ...incoming.headers, ...(isProgram ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {}) }
    const asked = request(new URL(incoming.url ?? '/', company), { method: incoming.method, headers }, async (answer) => {
      const { 'content-length': _length, etag: _etag, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isProgram ? rest : answer.headers)
      if (!isProgram) return answer.pipe(outgoing)
      const program = await text(answer)
      outgoing.end(isPublished ? program.replace(/"build":"\w+"/, '"build":"another"') : program)
    })
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => asked.destroy())
    incoming.pipe(asked)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const publish = () => {
    isPublished = true
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}`, publish, close }
}
