// What is read of sessions of drawers and of their lines to publish them.
import { eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { companyAccountAsJson } from '../company/company-accounts.repository.ts'
import { personNamedBy, writerNamedBy } from '../people/person-columns.repository.ts'
import { drawerLinesTable, drawerSessionsTable, drawersTable } from './drawers.table.ts'

const { id, code, drawerId, holderId, businessDay, openedAt, closedAt, closedById, bankAccountId } = drawerSessionsTable
const { floatInCents, expectedInCents, countedInCents, differenceInCents, toBankInCents, leftInCents } = drawerSessionsTable
const { notes, reason, bankReference } = drawerSessionsTable

const drawerNamedBy = (column: PgColumn) =>
  objectAsJson<{ id: string; name: string; place: string }>(
    { id: drawersTable.id, name: drawersTable.name, place: drawersTable.place },
    sql`from ${drawersTable} where ${drawersTable.id} = ${column}`,
  ) as SQL<{ id: string; name: string; place: string }>

const SESSION_VIEW = {
  ...{ id, code, businessDay, openedAt, closedAt, notes, reason, bankReference },
  ...{ floatInCents, expectedInCents, countedInCents, differenceInCents, toBankInCents, leftInCents },
  drawer: drawerNamedBy(drawerId),
  holder: personNamedBy(holderId),
  closedBy: writerNamedBy(closedById),
  bankAccount: companyAccountAsJson(bankAccountId),
}

export const sessionInView = recordView(drawerSessionsTable, id, SESSION_VIEW)
export type SessionInView = RowOf<typeof SESSION_VIEW>

const lines = drawerLinesTable
const undoing = alias(drawerLinesTable, 'undoing')

/** All of a session, the newest first. */
export const linesInView = (db: Db, sessionId: string) =>
  db
    .select({
      ...{ id: lines.id, kind: lines.kind, amountInCents: lines.amountInCents, at: lines.createdAt },
      ...{ reason: lines.reason, reference: lines.reference, undoesId: lines.undoesId },
      ...{ paymentId: lines.paymentId, refundId: lines.refundId },
      actor: writerNamedBy(lines.actorId),
      account: companyAccountAsJson(lines.accountId),
      isUndone: sql<boolean>`exists (select from ${drawerLinesTable} as "undoing" where ${eq(undoing.undoesId, lines.id)})`,
    })
    .from(lines)
    .where(eq(lines.sessionId, sessionId))
    .orderBy(sql`${lines.createdAt} desc, ${lines.id} desc`)
export type LineInView = Awaited<ReturnType<typeof linesInView>>[number]
