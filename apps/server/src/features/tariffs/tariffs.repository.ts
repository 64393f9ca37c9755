// The only file that touches the item classes of customs and their rates.
import { businessDay, DomainError } from '@app/domain'
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { searchable } from '../../db/search.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { only } from '../../records/only.ts'
import { lockOne } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { tariffKind } from './tariffs.kind.ts'
import { type TariffRow, tariffRatesTable, tariffsTable } from './tariffs.table.ts'

export type Rate = { adValoremInBasisPoints: number; validFrom: string }
export type TariffWithRates = TariffRow & { rates: Rate[] }
type Names = Pick<TariffRow, 'nameEs' | 'nameEn'>

const { tariffId, adValoremInBasisPoints, validFrom } = tariffRatesTable

/** By name, each with its rates, oldest first. */
export const list = async (db: Db): Promise<TariffWithRates[]> => {
  const rates = listAsJson<Rate>(
    { adValoremInBasisPoints, validFrom: sql`${validFrom}::text` },
    sql`from ${tariffRatesTable} where ${tariffId} = ${tariffsTable.id}`,
    sql`${validFrom}`,
  )
  const rows = await db
    .select({ tariff: tariffsTable, rates })
    .from(tariffsTable)
    .orderBy(asc(searchable(tariffsTable.nameEs)))
  return rows.map(({ tariff, rates: all }) => ({ ...tariff, rates: all }))
}

/** The rate in force on a day, of each class that has one. */
export async function ratesInForce(db: Db, day: string = businessDay(now())): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinctOn([tariffId], { tariffId, adValoremInBasisPoints })
    .from(tariffRatesTable)
    .where(lte(validFrom, day))
    .orderBy(tariffId, desc(validFrom))
  return new Map(rows.map((row) => [row.tariffId, row.adValoremInBasisPoints]))
}

/** Locked until the transaction ends. */
export const lock = (db: Db, id: string): Promise<TariffRow> => lockOne(db, THE_HOUSE, tariffKind, id)

export const add = async (db: Db, tariff: Names & Pick<TariffRow, 'code'>): Promise<TariffRow> =>
  only(await refuseTakenName(db.insert(tariffsTable).values(tariff).returning()))

export const rename = async (db: Db, row: TariffRow, names: Names): Promise<TariffRow> =>
  only(await refuseTakenName(change(db, tariffKind, [{ row, changes: names }])))

/** Of a day that it has a rate for already, the later word counts. */
export const setRate = (db: Db, rate: Rate & { tariffId: string; actorId: string }) =>
  db
    .insert(tariffRatesTable)
    .values(rate)
    .onConflictDoUpdate({
      target: [tariffId, validFrom],
      set: { adValoremInBasisPoints: rate.adValoremInBasisPoints, actorId: rate.actorId },
    })

export const rateOn = async (db: Db, id: string, day: string): Promise<number | undefined> => {
  const [rate] = await db
    .select({ adValoremInBasisPoints })
    .from(tariffRatesTable)
    .where(and(eq(tariffId, id), lte(validFrom, day)))
    .orderBy(desc(validFrom))
    .limit(1)
  return rate?.adValoremInBasisPoints
}

/** Two may choose one name at the same moment: the database decides. */
async function refuseTakenName(saving: PromiseLike<TariffRow[]>): Promise<TariffRow[]> {
  try {
    return await saving
  } catch (error) {
    if (violatedConstraint(error) !== 'tariffs_name_unique') throw error
    throw new DomainError('tariffNameTaken', { field: 'nameEs' })
  }
}
