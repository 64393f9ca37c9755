// The only file that touches the catalogue of charges. A removed one stays for the orders that were charged it.
import { DomainError } from '@app/domain'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { type ChargeRow, chargesTable } from './charges.table.ts'

type NewCharge = Pick<ChargeRow, 'name' | 'description' | 'amountInCents' | 'isTaxable'>

const isOffered = isNull(chargesTable.removedAt)

export const list = (db: Db): Promise<ChargeRow[]> =>
  db
    .select()
    .from(chargesTable)
    .where(isOffered)
    .orderBy(asc(sql`lower(${chargesTable.name})`))

/** Those of the catalogue among these, by their id. */
export async function findOffered(db: Db, ids: readonly string[]): Promise<Map<string, ChargeRow>> {
  const rows = await db
    .select()
    .from(chargesTable)
    .where(and(inArray(chargesTable.id, [...ids]), isOffered))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locked until the transaction ends. */
export async function lock(db: Db, id: string): Promise<ChargeRow> {
  const [charge] = await db
    .select()
    .from(chargesTable)
    .where(and(eq(chargesTable.id, id), isOffered))
    .for('update')
  if (!charge) throw new DomainError('chargeNotFound', { ids: [id] })
  return charge
}

export async function add(db: Db, charge: NewCharge & Pick<ChargeRow, 'code'>): Promise<ChargeRow> {
  const [added] = await refuseTakenName(db.insert(chargesTable).values(charge).returning())
  if (!added) throw new Error('the charge was not added')
  return added
}

export async function update(db: Db, { id, version }: ChargeRow, changes: Partial<NewCharge>): Promise<ChargeRow> {
  const asRead = and(eq(chargesTable.id, id), eq(chargesTable.version, version), isOffered)
  const [updated] = await refuseTakenName(db.update(chargesTable).set(changes).where(asRead).returning())
  if (!updated) throw new DomainError('chargeChangedMeanwhile', { ids: [id] })
  return updated
}

export async function remove(db: Db, { id }: ChargeRow): Promise<void> {
  await db.update(chargesTable).set({ removedAt: now() }).where(eq(chargesTable.id, id))
}

/** Two may choose one name at the same moment: the database decides. */
async function refuseTakenName(saving: PromiseLike<ChargeRow[]>): Promise<ChargeRow[]> {
  try {
    return await saving
  } catch (error) {
    if (violatedConstraint(error) !== 'charges_name_unique') throw error
    throw new DomainError('chargeNameTaken', { field: 'name' })
  }
}
