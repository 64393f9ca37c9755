// What a caller asks of a writing call beside its input: to be done once, to be done only to what was read.
import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@app/contract'
import { DomainError } from '@app/domain'
import type { Match } from '../features/editable-records/when-matching.ts'

export type Conditions = { key: string | null; match: Match | null }

const KEY = /^[\x21-\x7e]{1,200}$/
/** A tag that a proxy weakened when it packed the answer still names one version. */
const TAG = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/
const TAGS = new RegExp(`^${TAG.source}(?:[\\t ]*,[\\t ]*${TAG.source})*$`)

/** None when the call asks for nothing, as most do. @throws malformedRequest naming the header. */
export function conditionsOf(
  { method, keepsNoAnswer, response, edits }: Endpoint,
  headers: IncomingHttpHeaders,
): Conditions | null {
  const isRepeatable = method !== 'GET' && !keepsNoAnswer && typeof response !== 'string'
  const key = isRepeatable ? keyOf(headers['idempotency-key']) : null
  const match = edits ? matchOf(headers['if-match']) : null
  return key === null && match === null ? null : { key, match }
}

function keyOf(given: string | string[] | undefined): string | null {
  if (given === undefined) return null
  if (typeof given !== 'string' || !KEY.test(given)) throw new DomainError('malformedRequest', { header: 'idempotency-key' })
  return given
}

function matchOf(given: string | undefined): Match | null {
  if (given === undefined) return null
  if (given === '*') return given
  if (!TAGS.test(given)) throw new DomainError('malformedRequest', { header: 'if-match' })
  return [...given.matchAll(new RegExp(TAG, 'g'))].flatMap(([, tag]) => tag ?? [])
}
