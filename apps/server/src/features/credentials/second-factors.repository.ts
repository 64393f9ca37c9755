// The only file that touches applications' secrets and recovery codes; says of all second steps whether there is one.
import { and, count, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { isSecondStepRequired } from '../company/company.repository.ts'
import { usersTable } from '../users/users.table.ts'
import * as passkeys from './passkeys.repository.ts'
import { recoveryCodesTable, type SecondFactorRow, secondFactorsTable } from './second-factors.table.ts'

const { userId: ownerId, confirmedAt, lastUsedStep } = secondFactorsTable

export async function find(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const [factor] = await db.select().from(secondFactorsTable).where(eq(ownerId, userId))
  return factor ?? null
}

/** Codes of an application, or a passkey. */
export async function isOn(db: Db, userId: string): Promise<boolean> {
  return (await find(db, userId))?.confirmedAt != null || (await passkeys.countOf(db, userId)) > 0
}

/** For the view of an account. */
export const isOnFor = (user: PgColumn): SQL<boolean> =>
  sql`(exists (select from ${secondFactorsTable} where ${ownerId} = ${user} and ${confirmedAt} is not null)
    or ${passkeys.existFor(user)})`

/** Where a query reads users: whether the house requires a second step of this one, who has none yet. */
export const lacksRequiredFactor: SQL<boolean> = sql<boolean>`
  ((${usersTable.isAdmin} or ${usersTable.isAssociate}) and ${isSecondStepRequired} and not ${isOnFor(usersTable.id)})`

/** Another secret takes the place of one that was begun and never confirmed. @returns false where one is on. */
export async function begin(db: Db, userId: string, secret: string): Promise<boolean> {
  const begun = await db
    .insert(secondFactorsTable)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: ownerId, set: { secret, createdAt: now() }, setWhere: isNull(confirmedAt) })
    .returning({ id: secondFactorsTable.id })
  return begun.length > 0
}

/** @returns false where somebody was faster. */
export async function confirm(db: Db, { userId, secret }: SecondFactorRow, step: number): Promise<boolean> {
  const asRead = and(eq(ownerId, userId ?? ''), eq(secondFactorsTable.secret, secret), isNull(confirmedAt))
  const confirmed = await db
    .update(secondFactorsTable)
    .set({ confirmedAt: now(), lastUsedStep: step })
    .where(asRead)
    .returning({ id: secondFactorsTable.id })
  return confirmed.length > 0
}

/** Of two who send a code at once, one is let in; an earlier step than the last one is no longer accepted either. */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const isUnused = and(eq(ownerId, userId), isNotNull(confirmedAt), or(isNull(lastUsedStep), lt(lastUsedStep, step)))
  const used = await db
    .update(secondFactorsTable)
    .set({ lastUsedStep: step })
    .where(isUnused)
    .returning({ id: secondFactorsTable.id })
  return used.length > 0
}

/** @returns whether it was on, and not only begun. */
export async function removeApplication(db: Db, userId: string): Promise<boolean> {
  const removed = await db.delete(secondFactorsTable).where(eq(ownerId, userId)).returning({ confirmedAt })
  return removed.some((row) => row.confirmedAt !== null)
}

/** The application, every passkey and the recovery codes. @returns whether it was on. */
export async function removeAll(db: Db, userId: string): Promise<boolean> {
  const [hadApplication, hadPasskeys] = [await removeApplication(db, userId), await passkeys.removeAll(db, userId)]
  await removeRecoveryCodes(db, userId)
  return hadApplication || hadPasskeys
}

export const removeRecoveryCodes = (db: Db, userId: string) =>
  db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId))

export async function replaceRecoveryCodes(db: Db, userId: string, codeHashes: readonly string[]): Promise<void> {
  await removeRecoveryCodes(db, userId)
  await db.insert(recoveryCodesTable).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

const isUnusedOf = (userId: string) => and(eq(recoveryCodesTable.userId, userId), isNull(recoveryCodesTable.usedAt))

export const unusedRecoveryCodes = (db: Db, userId: string) =>
  db
    .select({ id: recoveryCodesTable.id, codeHash: recoveryCodesTable.codeHash })
    .from(recoveryCodesTable)
    .where(isUnusedOf(userId))

export async function useRecoveryCode(db: Db, userId: string, id: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodesTable)
    .set({ usedAt: now() })
    .where(and(isUnusedOf(userId), eq(recoveryCodesTable.id, id)))
    .returning({ id: recoveryCodesTable.id })
  return used.length > 0
}

/** Of those who sign in. */
export async function countStaff(db: Db): Promise<{ staff: number; staffWithSecondFactor: number }> {
  const isStaff = and(or(usersTable.isAdmin, usersTable.isAssociate), eq(usersTable.status, 'active'))
  const withFactor = sql<number>`count(*) filter (where ${isOnFor(usersTable.id)})`.mapWith(Number)
  const [counted] = await db.select({ staff: count(), staffWithSecondFactor: withFactor }).from(usersTable).where(isStaff)
  return counted ?? { staff: 0, staffWithSecondFactor: 0 }
}
