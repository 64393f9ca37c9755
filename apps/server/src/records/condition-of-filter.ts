import type { Endpoint } from '@app/contract'
import type { ListEndpoint } from '@app/contract/fields/list'
import type { Actor } from '@app/domain'
import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { parseInput } from '../http/parse-input.ts'
import type { ServedList } from './list.ts'

/** What a list shows with these parameters, all pages of it. @throws unknownParameter, validationFailed as the list itself does */
export function conditionOfFilter<E extends ListEndpoint>(
  { endpoint, condition }: Pick<ServedList<E>, 'endpoint' | 'condition'>,
  reader: { db: Db; actor: Actor },
  filter: Readonly<Record<string, unknown>>,
): Promise<SQL | undefined> {
  return condition(reader, queryOfFilter(endpoint, filter))
}

/** The same parameters, as the list's own call reads them. @throws unknownParameter, validationFailed */
export function queryOfFilter<E extends Pick<Endpoint, 'path' | 'roles' | 'response'> & { query: z.ZodObject }>(
  { path, roles, response, query: schema }: E,
  filter: Readonly<Record<string, unknown>>,
): z.output<E['query']> {
  const asked = { params: {}, query: filter, body: {} }
  return parseInput({ method: 'GET', path, query: schema, roles, response }, asked).query as z.output<E['query']>
}
