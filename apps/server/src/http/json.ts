import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'

export class MalformedRequest extends DomainError {
  constructor() {
    super('malformedRequest')
  }
}

/** PostgreSQL's text cannot hold the NUL character. */
const NUL = '\\u0000'

/** The name of the prototype, which may be written with escapes; or half of a character, which only an escape can say. */
const SUSPICIOUS = /__proto__|\\u005f|\\ud[89a-f]/i

export function parseJson(text: string): unknown {
  if (text === '') return undefined
  if (text.includes(NUL) || text.includes('\0')) throw new MalformedRequest()
  try {
    return SUSPICIOUS.test(text) ? JSON.parse(text, refuseUnreadable) : JSON.parse(text)
  } catch {
    throw new MalformedRequest()
  }
}

/** PostgreSQL's JSON cannot hold half of a character, nor can any file. */
function refuseUnreadable(key: string, value: unknown): unknown {
  const isReadable = key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
  if (key === '__proto__' || !isReadable) throw new MalformedRequest()
  return value
}

/** JSON of any call, DELETE among them; a call without payload may still say that its content is JSON. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => parseJson(text))
}
