// Nights on which clients are reminded of what they owe, and what came of them.
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { atTime } from '../../clock.ts'
import { doDay } from '../../jobs/daily.ts'
import { currentServer, type Person } from '../world.ts'
import { unpaidBundle } from './given-packages.ts'

const failing = { warn: (what: object) => expect.fail(JSON.stringify(what)) } as never
/** Ten past midnight in Quito. */
export async function night(day: string): Promise<boolean> {
  const { db } = await currentServer()
  return atTime(new Date(`${day}T05:10:00Z`), () => doDay({ db, log: failing }))
}

/** A bill of 40.70, issued at noon of a day. */
export async function billIssued(client: Person, day: string): Promise<string> {
  const { id } = await unpaidBundle(client, [{ weightInGrams: 1_800, valueInCents: 9_000 }])
  await issuedOn(id, day)
  return id
}

export async function issuedOn(billId: string, day: string): Promise<void> {
  const { db } = await currentServer()
  await db.execute(sql`update bills set created_at = ${`${day}T17:00:00Z`} where id = ${billId}`)
}

/** Of each reminder the bill's age in days. */
export async function remindedAt(billId: string): Promise<{ day: number; on: string }[]> {
  const { db } = await currentServer()
  const { rows } = await db.execute<{ day: number; on: string }>(
    sql`select day, sent_on::text as on from bill_reminders where bill_id = ${billId} order by day`,
  )
  return rows
}
export async function reminderMessagesTo({ id }: Person): Promise<number> {
  const { db } = await currentServer()
  const { rows } = await db.execute(sql`select from outbox_messages where kind = 'billsReminded' and payload->>'userId' = ${id}`)
  return rows.length
}
