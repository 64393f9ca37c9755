// What the facts of an order ask of the associates' book.
import { type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { earningEntriesTable } from '../earnings/earnings.table.ts'

const counterEntry = alias(earningEntriesTable, 'counter_entry')
const line = alias(earningEntriesTable, 'line')
const undone = alias(earningEntriesTable, 'undone')

/** Whether a line in force of a settlement pays this entry, or takes it off. Lines alone are looked at: most of the book are accruals. */
export const isSettledEntry = (entryId: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${earningEntriesTable} as "line" where ${line.settlesId} = ${entryId} and ${line.settlesId} is not null and ${line.reversesId} is null
    and not exists (select from ${earningEntriesTable} as "undone" where ${undone.reversesId} = ${line.id})
)`

const earned = alias(earningEntriesTable, 'earned')

/** Whether what was accrued for an order stands. */
export const isEarnedOrder = (ofOrder: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${earningEntriesTable} as "earned" where ${earned.orderId} = ${ofOrder} and ${earned.kind} = 'accrual'
    and ${earned.reversesId} is null
    and not exists (select from ${earningEntriesTable} as "counter_entry" where ${counterEntry.reversesId} = ${earned.id})
)`

/** Whether what is earned on an order was paid to its associate. */
export const isSettledOrder = (ofOrder: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${earningEntriesTable} as "earned" where ${earned.orderId} = ${ofOrder} and ${earned.kind} = 'accrual'
    and ${earned.reversesId} is null and ${isSettledEntry(earned.id)}
    and not exists (select from ${earningEntriesTable} as "counter_entry" where ${counterEntry.reversesId} = ${earned.id})
)`
