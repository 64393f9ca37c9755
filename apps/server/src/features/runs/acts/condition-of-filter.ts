import type { ListEndpoint } from '@app/contract/fields/list'
import type { Actor } from '@app/domain'
import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import { parseInput } from '../../../http/parse-input.ts'
import type { ServedList } from '../../../records/list.ts'

/** What a list shows with these parameters, all pages of it. @throws unknownParameter, validationFailed as the list itself does */
export function conditionOfFilter<E extends ListEndpoint>(
  { endpoint, condition }: Pick<ServedList<E>, 'endpoint' | 'condition'>,
  reader: { db: Db; actor: Actor },
  filter: Readonly<Record<string, unknown>>,
): Promise<SQL | undefined> {
  const { query } = parseInput(
    { method: 'GET', path: endpoint.path, query: endpoint.query, roles: endpoint.roles, response: endpoint.response },
    { params: {}, query: filter, body: {} },
  )
  return condition(reader, query as z.output<E['query']>)
}
