// Query parameters that a call does not take: refused instead of ignored, each with the one that was probably meant.
import type { Endpoint } from '@app/contract'
import { DomainError, PROBLEMS } from '@app/domain'
import { z } from 'zod'
import { nearestName } from './nearest-name.ts'

const MOST_NAMED = 50

/** @throws unknownParameter, naming each. */
export function requireKnownParameters(endpoint: Endpoint, query: unknown): void {
  if (endpoint.takesAnyQuery) return
  const known = parametersOf(endpoint)
  const unknown = Object.keys(query ?? {}).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new DomainError('unknownParameter', { fields: unknown.slice(0, MOST_NAMED).map((path) => problem(path, known)) })
}

const parametersOf = ({ query }: Endpoint): readonly string[] => (query instanceof z.ZodObject ? Object.keys(query.shape) : [])

function problem(path: string, known: readonly string[]) {
  const { message } = PROBLEMS.unknownParameter
  const didYouMean = nearestName(path, known)
  return { path, code: 'unknownParameter', message, ...(didYouMean && { didYouMean }) }
}
