import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'

export class MalformedRequest extends DomainError {
  constructor() {
    super('malformedRequest')
  }
}

/** PostgreSQL's text cannot hold the NUL character. */
const NUL = '\\u0000'

/** The name may be written with escapes. */
const PROTOTYPE = /__proto__|\\u005f/i

export function parseJson(text: string): unknown {
  if (text === '') return undefined
  if (text.includes(NUL) || text.includes('\0')) throw new MalformedRequest()
  try {
    return PROTOTYPE.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text)
  } catch {
    throw new MalformedRequest()
  }
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new MalformedRequest()
  return value
}

/** JSON of any call, DELETE among them; a call without payload may still say that its content is JSON. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => parseJson(text))
}
