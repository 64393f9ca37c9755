import { parameters as contract } from '@app/contract'
import type { ParameterKey } from '@app/domain'
import { or } from 'drizzle-orm'
import { contains, searchable } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { all } from '../../records/reach.ts'
import { countRowsOf, pageOfRows } from '../../records/reading.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { type HistoryRow, selectHistory } from './parameters.repository.ts'
import { parametersTable as parameters } from './parameters.table.ts'

/** Every value that the parameters had, and those that are to come. Searched by the key, the reason, or who gave it. */
export const parameterHistory = list(
  contract.listParameterHistory,
  {
    id: parameters.id,
    rows: (db, wanted) => pageOfRows(selectHistory(db, wanted.page.cursor).$dynamic(), wanted),
    count: countRowsOf(parameters),
    view: (rows) => rows.map(historyView),
  },
  {
    reach: { administrator: all },
    sort: { validFrom: parameters.validFrom, number: parameters.number },
    range: between(parameters.validFrom),
    filters: { key: oneOf(parameters.key) },
    search: async (q, { db }) =>
      or(contains(searchable(parameters.key, parameters.description), q), await isOfNamedUser(db, parameters.actorId, q)),
  },
)

const historyView = ({ actor, key, validFrom, createdAt, cursor: _cursor, ...entry }: HistoryRow) => ({
  ...entry,
  key: key as ParameterKey,
  validFrom: validFrom.toISOString(),
  createdAt: createdAt.toISOString(),
  actor: actor && { name: `${actor.firstName} ${actor.lastName}` },
})
