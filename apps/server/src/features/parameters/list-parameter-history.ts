import type { Answer, parameters as contract, ListQuery } from '@app/contract'
import type { ParameterKey } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import * as parameters from './parameters.repository.ts'

type History = Answer<typeof contract.listParameterHistory>

/** Every value that the parameters had, the newest first, and those that are to come before them. */
export async function listParameterHistory(
  db: Db,
  query: ListQuery,
  keys: readonly ParameterKey[] | undefined,
): Promise<History> {
  const [rows, total] = await Promise.all([parameters.listHistory(db, keys, query), parameters.countHistory(db, keys)])
  return pageAnswer(query, rows, total, (page) =>
    page.map(({ actor, key, validFrom, createdAt, cursor: _cursor, ...entry }) => ({
      ...entry,
      key: key as ParameterKey,
      validFrom: validFrom.toISOString(),
      createdAt: createdAt.toISOString(),
      actor: actor && { name: `${actor.firstName} ${actor.lastName}` },
    })),
  )
}
