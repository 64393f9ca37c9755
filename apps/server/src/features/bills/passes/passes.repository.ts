// The only file that touches passes: they are made, found, and gone with what they were for.
import { randomBytes, randomInt } from 'node:crypto'
import { PASS_CODE_BYTES, PASS_DIGITS } from '@app/domain'
import { and, eq, inArray, not } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import type { Step } from '../../../records/record-kind.ts'
import { isFinishedBill } from '../bill-facts.repository.ts'
import { type BillRow, billsTable } from '../bills.table.ts'
import { type PickupPassRow, pickupPassesTable } from './passes.table.ts'

/** Far more than random digits need while a tenth of the million is taken. */
const MOST_DRAWS = 50

/** The pass of a bill that its caller has locked, made where there is none yet. */
export async function passOf(db: Db, billId: string): Promise<PickupPassRow> {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const [there] = await db.select().from(pickupPassesTable).where(eq(pickupPassesTable.billId, billId))
    if (there) return there
    // Another bill may have these digits: then nothing is kept, and others are drawn.
    await db.insert(pickupPassesTable).values({ billId, code: newCode(), digits: newDigits() }).onConflictDoNothing()
  }
  throw new Error('no six digits are free')
}

const newCode = (): string => randomBytes(PASS_CODE_BYTES).toString('hex').toUpperCase()
const newDigits = (): string => String(randomInt(10 ** PASS_DIGITS)).padStart(PASS_DIGITS, '0')

/** The bill that waits to be collected with this code or these digits. */
export async function billOfPass(db: Db, key: { code?: string; digits?: string }): Promise<{ id: string } | undefined> {
  const { billId, code, digits } = pickupPassesTable
  const isIt = key.code === undefined ? eq(digits, key.digits ?? '') : eq(code, key.code)
  const [found] = await db
    .select({ id: billId })
    .from(pickupPassesTable)
    .innerJoin(billsTable, eq(billsTable.id, billId))
    .where(and(isIt, eq(billsTable.status, 'charged'), not(isFinishedBill)))
  return found
}

/** Of bills that were charged and are not: what is paid again has another pass. */
export async function voidPassesOf(db: Db, steps: readonly Step<BillRow>[]): Promise<void> {
  const left = steps.filter(({ before, after }) => before?.status === 'charged' && after.status !== 'charged')
  const ids = left.map(({ after }) => after.id)
  if (ids.length > 0) await db.delete(pickupPassesTable).where(inArray(pickupPassesTable.billId, ids))
}
