// What may be asked of a list: by its filters and in its orders, as the contract names them.
import { z } from 'zod'
import { endpoints } from '../features/api-description/published-contract.ts'

/** A record's id, or what a person is found by, for each filter that names one. */
export type Named = {
  clientId: string
  associateId: string
  billId: string
  purchaseId: string
  settlementId: string
  q: string[]
}

/** What is tried of filters whose values the contract does not name. */
const NARROWING: Record<string, string[]> = {
  // A set that is not there is refused: what it finds is in features/sets.
  set: [],
  recordId: ['01890000-0000-7000-8000-000000000000'],
  to: [],
  statementId: ['01890000-0000-7000-8000-000000000000'],
  accountId: ['00000000-0000-7000-8000-000000000002'],
  consignee: ['ana'],
  location: ['A-01'],
  store: ['ama'],
  ...Object.fromEntries(
    ['weightInGrams', 'productValueInCents', 'totalInCents', 'amountInCents', 'valueWithTaxInCents', 'quotedPriceInCents'].map(
      (name) => [name, ['1..', '..999999999', '100..4000']],
    ),
  ),
}
const PAGING = ['page', 'limit', 'paginate', 'cursor', 'orderBy', 'mode']

/** @throws where a filter is new and nobody has said what to try. */
export function filtersOf(path: string, named: Named): string[] {
  const query = queryOf(path)
  return Object.keys(query.shape)
    .filter((name) => !PAGING.includes(name))
    .flatMap((name) => {
      if (name === 'query') return named.q.map((text) => `query=${encodeURIComponent(text)}`)
      if (name === 'from') return ['from=2020-01-01&to=2099-12-31']
      const values = name in named ? [named[name as keyof Named]].flat() : (NARROWING[name] ?? [])
      const tried = [...values, ...enumerated(query, name), ...(isTruth(name) ? ['true', 'false'] : [])]
      if (tried.length === 0 && !(name in NARROWING)) throw new Error(`${path}: nothing is tried of ${name}`)
      return tried.map((value) => `${name}=${encodeURIComponent(value)}`)
    })
}

export const ordersOf = (path: string): string[] =>
  enumerated(queryOf(path), 'orderBy').flatMap((column) => ['asc', 'desc'].map((mode) => `orderBy=${column}&mode=${mode}`))

/** Each value that the contract names for a filter, and both truths of those that are true or false. */
export function namedValuesOf(path: string): string[] {
  const query = queryOf(path)
  const names = Object.keys(query.shape).filter((name) => !PAGING.includes(name))
  const truths = names.filter(isTruth).flatMap((name) => [`${name}=true`, `${name}=false`])
  return [...truths, ...names.flatMap((name) => enumerated(query, name).map((value) => `${name}=${value}`))]
}

const isTruth = (name: string): boolean => /^(is|has)[A-Z]/.test(name)

function queryOf(path: string): z.ZodObject {
  const query = endpoints().find(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path)?.endpoint.query
  if (!(query instanceof z.ZodObject)) throw new Error(`${path} is no list`)
  return query
}

/** The values that the contract names for a parameter. */
function enumerated(query: z.ZodObject, name: string): string[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' })
  const described = properties[name] as { enum?: string[]; items?: { enum?: string[] } } | undefined
  return described?.enum ?? described?.items?.enum ?? []
}
