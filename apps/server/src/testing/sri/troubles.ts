// What may come to a call to the SRI beside an answer.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Before the services: no answer, a connection that is cut, HTML, an error, a fault, another address, a type of its own, too much, too late,
 * other prefixes. By them: an answer that is cut after the work was done, one that is lost, other states and codes.
 */
const TROUBLES = [
  ...(['timeOut', 'reset', 'html', 'status503', 'fault', 'redirect', 'doctype', 'tooLarge', 'empty'] as const),
  ...(['late', 'prefixes', 'resetAfter', 'lost', 'unknown', 'inProcess', 'twice', 'otherKey'] as const),
  ...(['code35', 'code39', 'code43', 'code45', 'code50', 'code65', 'code70'] as const),
] as const
export type Trouble = (typeof TROUBLES)[number]

const LATE_IN_MILLISECONDS = 1_500
const TOO_LARGE = 2_100_000

const ANSWERS: Partial<Record<Trouble, { status: number; type: string; content: string; headers?: Record<string, string> }>> = {
  html: {
    status: 200,
    type: 'text/html',
    content: '<html><head><title>Mantenimiento</title></head><body><p>Vuelva pronto</body></html>',
  },
  status503: { status: 503, type: 'text/plain', content: 'Service Unavailable' },
  fault: {
    status: 500,
    type: 'text/xml',
    content:
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>soap:Server</faultcode><faultstring>GC overhead limit exceeded</faultstring></soap:Fault></soap:Body></soap:Envelope>',
  },
  redirect: { status: 302, type: 'text/plain', content: '', headers: { location: 'http://127.0.0.1:1/elsewhere' } },
  doctype: { status: 200, type: 'text/xml', content: '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>' },
  tooLarge: { status: 200, type: 'text/xml', content: `<x>${'a'.repeat(TOO_LARGE)}</x>` },
  empty: { status: 200, type: 'text/xml', content: '' },
}

/** @returns whether the call is over with it. */
export async function playTrouble(trouble: Trouble | null, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (trouble === 'reset') request.socket.destroy()
  if (trouble === 'reset' || trouble === 'timeOut') return true
  if (trouble === 'late') await pause(LATE_IN_MILLISECONDS)
  if (trouble === 'prefixes') renamePrefixes(response)
  const answer = trouble === null ? undefined : ANSWERS[trouble]
  if (!answer) return false
  request.resume()
  response.writeHead(answer.status, { 'content-type': answer.type, ...answer.headers }).end(answer.content)
  return true
}

/** As other servers of the SRI write the same answer. */
function renamePrefixes(response: ServerResponse): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const renamed = (content: unknown) =>
    typeof content === 'string'
      ? content
          .replaceAll('soap:', 'S:')
          .replaceAll('xmlns:soap=', 'xmlns:S=')
          .replaceAll('tns:', 'ns2:')
          .replaceAll('xmlns:tns=', 'xmlns:ns2=')
      : content
  response.write = ((content: unknown) => write(renamed(content) as string)) as typeof response.write
  response.end = ((content: unknown) => end(renamed(content) as string)) as typeof response.end
}
