// One POST within its limits: 5 seconds to connect, 30 in all, 2 MB to read, no redirect, and certificates that are verified.
import type { Socket } from 'node:net'
import { requestOverHttp, requestOverTls } from '../../../http/node-http.ts'

const CONNECTED_WITHIN_IN_MILLISECONDS = 5_000
const ANSWERED_WITHIN_IN_MILLISECONDS = 30_000
const MOST_ANSWER_BYTES = 2_000_000
/** What is kept of what is no answer. */
const KEPT_CHARACTERS = 4_000

/** `date`: the other's clock, null where it did not say. */
export type Posted =
  | { isAnswer: true; content: string; date: Date | null }
  | { isAnswer: false; because: string; content: string }

class NoAnswer extends Error {
  readonly content: string

  constructor(because: string, content = '') {
    super(because)
    this.content = content
  }
}

/** Never throws: what is no answer says why. */
export async function post(address: URL, body: string): Promise<Posted> {
  try {
    return { isAnswer: true, ...(await exchange(address, body)) }
  } catch (error) {
    if (error instanceof NoAnswer)
      return { isAnswer: false, because: error.message, content: error.content.slice(0, KEPT_CHARACTERS) }
    const { code, message } = error as NodeJS.ErrnoException
    return { isAnswer: false, because: code ?? message, content: '' }
  }
}

function exchange(address: URL, body: string): Promise<{ content: string; date: Date | null }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ content: string; date: Date | null }>()
  const send = address.protocol === 'https:' ? requestOverTls : requestOverHttp
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""', 'content-length': Buffer.byteLength(body) }
  // A connection of its own: one that was kept open may have been closed by the other side meanwhile.
  const request = send(address, { method: 'POST', headers, agent: false })
  const end = (because: string) => request.destroy(new NoAnswer(because))
  const whole = setTimeout(end, ANSWERED_WITHIN_IN_MILLISECONDS, 'timeOut')
  const connecting = setTimeout(end, CONNECTED_WITHIN_IN_MILLISECONDS, 'notConnected')
  const connected = address.protocol === 'https:' ? 'secureConnect' : 'connect'
  request.on('socket', (socket: Socket) => socket.once(connected, () => clearTimeout(connecting)))
  request.on('response', (response) => {
    const parts: Buffer[] = []
    let bytes = 0
    response.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > MOST_ANSWER_BYTES) end('tooLarge')
      else parts.push(part)
    })
    response.on('error', reject)
    response.on('end', () => {
      const content = Buffer.concat(parts).toString()
      const { statusCode = 0 } = response
      // A fault comes with 500, and says no more than that.
      if (statusCode !== 200) reject(new NoAnswer(`status${statusCode}`, content))
      else resolve({ content, date: dateOf(response.headers.date) })
    })
  })
  request.on('error', reject)
  request.end(body)
  return promise.finally(() => {
    clearTimeout(whole)
    clearTimeout(connecting)
  })
}

function dateOf(header: string | undefined): Date | null {
  const date = new Date(header ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}
