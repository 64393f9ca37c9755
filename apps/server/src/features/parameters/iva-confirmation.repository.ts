import { PARAMETER_CATALOGUE, PARAMETER_KEYS } from '@app/domain'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { usersTable } from '../users/users.table.ts'
import { parametersTable } from './parameters.table.ts'

export type IvaConfirmation = { isConfirmed: boolean; confirmedAt: Date | null; confirmedBy: string | null }

const TREATMENTS = PARAMETER_KEYS.filter((key) => PARAMETER_CATALOGUE[key].group === 'iva')
const name = sql<string>`${usersTable.firstName} || ' ' || ${usersTable.lastName}`

/** Whether a person gave every treatment that counts today, and who gave the newest of them, when. */
export async function ivaConfirmation(db: Db): Promise<IvaConfirmation> {
  const given = await db
    .selectDistinctOn([parametersTable.key], {
      confirmedAt: parametersTable.validFrom,
      confirmedBy: name,
      actorId: usersTable.id,
    })
    .from(parametersTable)
    .leftJoin(usersTable, eq(usersTable.id, parametersTable.actorId))
    .where(and(inArray(parametersTable.key, TREATMENTS), lte(parametersTable.validFrom, now())))
    .orderBy(parametersTable.key, desc(parametersTable.validFrom))
  const confirmed = given.filter(({ actorId }) => actorId !== null)
  const newest = confirmed.toSorted((a, b) => b.confirmedAt.getTime() - a.confirmedAt.getTime())[0]
  const isConfirmed = confirmed.length === TREATMENTS.length
  return newest && isConfirmed
    ? { isConfirmed, confirmedAt: newest.confirmedAt, confirmedBy: newest.confirmedBy }
    : { isConfirmed: false, confirmedAt: null, confirmedBy: null }
}
