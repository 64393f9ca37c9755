// Which bills their clients are reminded of: what the book says is due of them, and what was said before.
import { addDays, startOfBusinessDay } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

export type BillToRemind = { billId: string; clientId: string; issuedOn: string; lastDay: number | null }

const ISSUED_ON = sql.raw(`(bills.created_at at time zone 'America/Guayaquil')::date`)
const DUE = sql`(select coalesce(sum(amount_in_cents), 0)::float8 from ledger_entries where bill_id = bills.id)`
const lastOf = (column: SQL): SQL =>
  sql`(select ${column} from bill_reminders where bill_id = bills.id order by bill_reminders.day desc limit 1)`
const MAY_BE_REMINDED = sql`bills.status = 'pendingPayment' and users.status = 'active' and users.payment_reminders_off_at is null`

/** Open bills that reached the first of these days and were not reminded of the last one, of clients who may be reminded: no promise of theirs is still to come. */
export async function billsToRemind(db: Db, days: readonly number[], today: string): Promise<BillToRemind[]> {
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined) return []
  const issuedBefore = startOfBusinessDay(addDays(today, 1 - first)).toISOString()
  const { rows } = await db.execute<BillToRemind>(sql`
    select bills.id as "billId", bills.client_id as "clientId", ${ISSUED_ON}::text as "issuedOn", said.day as "lastDay"
    from bills join users on users.id = bills.client_id
    left join lateral (select max(day) as day from bill_reminders where bill_id = bills.id) as said on true
    where ${MAY_BE_REMINDED} and bills.created_at < ${issuedBefore}
      and (users.payment_promised_on is null or users.payment_promised_on < ${today}::date)
      and coalesce(said.day, 0) < ${last} and ${DUE} > 0`)
  return rows
}

export type SentReminder = { billId: string; day: number }

/** In one statement. One that is there already stays. */
export async function keepReminders(db: Db, reminders: readonly SentReminder[], sentOn: string): Promise<void> {
  if (reminders.length === 0) return
  await db.execute(sql`insert into bill_reminders (bill_id, day, sent_on)
    select "billId", day, ${sentOn}::date from jsonb_to_recordset(${JSON.stringify(reminders)}::jsonb) as sent ("billId" uuid, day integer)
    on conflict do nothing`)
}

export type RemindedBill = { id: string; code: string; dueInCents: number; issuedOn: string }

/** What a client was reminded of on a day and is still due, the oldest first. */
export async function remindedBills(db: Db, clientId: string, sentOn: string): Promise<RemindedBill[]> {
  const { rows } = await db.execute<RemindedBill>(sql`
    select * from (
      select bills.id, bills.code, ${DUE} as "dueInCents", ${ISSUED_ON}::text as "issuedOn"
      from bills join users on users.id = bills.client_id
      where bills.client_id = ${clientId} and ${MAY_BE_REMINDED}
        and exists (select from bill_reminders where bill_id = bills.id and sent_on = ${sentOn}::date)
      order by bills.created_at, bills.id
    ) as reminded where "dueInCents" > 0`)
  return rows
}

export type BillWithReminder = { billId: string; issuedOn: string; lastDay: number | null; lastOn: string | null }

/** The open bills of one client, the oldest first. */
export async function billsWithReminders(db: Db, clientId: string, limit: number): Promise<BillWithReminder[]> {
  const { rows } = await db.execute<BillWithReminder>(sql`
    select bills.id as "billId", ${ISSUED_ON}::text as "issuedOn", ${lastOf(sql`day`)} as "lastDay", ${lastOf(sql`sent_on::text`)} as "lastOn"
    from bills where bills.client_id = ${clientId} and bills.status = 'pendingPayment'
    order by bills.created_at, bills.id limit ${limit}`)
  return rows
}
