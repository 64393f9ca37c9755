// The only file that touches the catalogue of charges. A removed one stays for the orders that were charged it.
import { DomainError } from '@app/domain'
import { and, asc, inArray, isNull } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { searchable } from '../../db/search.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { only } from '../../records/only.ts'
import { lockOne } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { chargeKind } from './charges.kind.ts'
import { type ChargeRow, chargesTable } from './charges.table.ts'

type NewCharge = Pick<ChargeRow, 'name' | 'description' | 'amountInCents' | 'treatment'>

const isOffered = isNull(chargesTable.removedAt)

export const list = (db: Db): Promise<ChargeRow[]> =>
  db
    .select()
    .from(chargesTable)
    .where(isOffered)
    .orderBy(asc(searchable(chargesTable.name)))

/** Those of the catalogue among these, by their id. */
export async function findOffered(db: Db, ids: readonly string[]): Promise<Map<string, ChargeRow>> {
  const rows = await db
    .select()
    .from(chargesTable)
    .where(and(inArray(chargesTable.id, [...ids]), isOffered))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locked until the transaction ends. */
export const lock = (db: Db, id: string): Promise<ChargeRow> => lockOne(db, THE_HOUSE, chargeKind, id)

export async function add(db: Db, charge: NewCharge & Pick<ChargeRow, 'code'>): Promise<ChargeRow> {
  const [added] = await refuseTakenName(db.insert(chargesTable).values(charge).returning())
  if (!added) throw new Error('the charge was not added')
  return added
}

export const update = async (db: Db, row: ChargeRow, changes: Partial<NewCharge>): Promise<ChargeRow> =>
  only(await refuseTakenName(change(db, chargeKind, [{ row, changes }])))

export const remove = (db: Db, row: ChargeRow): Promise<unknown> =>
  change(db, chargeKind, [{ row, changes: { removedAt: now() } }])

/** Two may choose one name at the same moment: the database decides. */
async function refuseTakenName(saving: PromiseLike<ChargeRow[]>): Promise<ChargeRow[]> {
  try {
    return await saving
  } catch (error) {
    if (violatedConstraint(error) !== 'charges_name_unique') throw error
    throw new DomainError('chargeNameTaken', { field: 'name' })
  }
}
