// What a database knows about the demo company it holds: in a schema of its own, which only a demo ever has.
import { eq, isNull, sql } from 'drizzle-orm'
import { date, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { now } from '../clock.ts'
import { instant } from '../db/columns.ts'
import type { Db } from '../db/db.ts'
import { usersTable } from '../features/users/users.table.ts'

const recordTable = pgSchema('demo').table('record', {
  /** The day after the company's last one: the day of the first start. */
  madeOn: date().notNull(),
  /** What the start prints; whoever changed their own keeps it. */
  password: text().notNull(),
  passwordHash: text().notNull(),
  completedAt: instant(),
  /** Of the large company, the share that was made: one in so many. None of the small one. */
  oneIn: integer(),
})
export type DemoRecord = typeof recordTable.$inferSelect

export async function readRecord(db: Db): Promise<DemoRecord | null> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('demo.record') is not null as exists`)
  if (!rows[0]?.exists) return null
  // Companies of earlier versions are all small.
  await db.execute(sql`alter table demo.record add column if not exists one_in integer`)
  const [record] = await db.select().from(recordTable)
  return record ?? null
}

/** Written before anything else, so that a company that was not completed can be told from somebody's own. */
export async function beginRecord(db: Db, record: Omit<DemoRecord, 'completedAt'>): Promise<void> {
  await db.execute(sql`create schema demo`)
  await db.execute(sql`create table demo.record
    (made_on date not null, password text not null, password_hash text not null, completed_at timestamptz(3), one_in integer)`)
  await db.insert(recordTable).values(record)
}

export const completeRecord = (db: Db): Promise<unknown> =>
  db.update(recordTable).set({ completedAt: now() }).where(isNull(recordTable.completedAt))

/** For every account that still has the password of the demo. */
export function changePassword(db: Db, { passwordHash: before }: DemoRecord, password: string, passwordHash: string) {
  return db.transaction(async (tx) => {
    await tx.update(usersTable).set({ passwordHash }).where(eq(usersTable.passwordHash, before))
    await tx.update(recordTable).set({ password, passwordHash })
  })
}

export async function hasUsers(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: usersTable.id }).from(usersTable).limit(1)
  return user !== undefined
}

/** A database as it was before its first migration. */
export async function empty(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`drop schema public cascade`)
    await tx.execute(sql`create schema public`)
    await tx.execute(sql`drop schema if exists demo cascade`)
  })
}
