// What a waiting call depends on of its record: where that is no longer so, the call would be another one, and is asked anew.
import type { ApprovalKind } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { approvalsTable } from './approvals.table.ts'

const versionOfOrder = (id: SQL | PgColumn): SQL =>
  sql`(select of_order.version::bigint from orders as of_order where of_order.id = ${id})`

const versionOfUser = (id: SQL | PgColumn): SQL =>
  sql`(select of_user.version::bigint from users as of_user where of_user.id = ${id})`

const VERSION_OF_COMPANY = sql`(select of_company.version::bigint from company as of_company)`

/** How often it was said what the client began with. */
const versionOfOpening = (id: SQL | PgColumn): SQL =>
  sql`(select count(*) from ledger_entries as openings where openings.client_id = ${id} and openings.kind = 'opening')`

/** A debt has no version: it is still owed, or not. A new administrator has none yet. */
const VERSIONS: Record<ApprovalKind, (id: SQL | PgColumn) => SQL> = {
  writeOff: () => sql`0`,
  opening: versionOfOpening,
  compensation: versionOfOrder,
  bankAccounts: () => VERSION_OF_COMPANY,
  newAdministrator: () => sql`0`,
  administrator: versionOfUser,
}

export async function versionOf(db: Db, ofKind: ApprovalKind, id: string): Promise<number> {
  const { rows } = await db.execute<{ version: string | null }>(sql`select ${VERSIONS[ofKind](sql`${id}::uuid`)} as version`)
  return Number(rows[0]?.version ?? 0)
}

const { status, kind, recordId, recordVersion, amountInCents } = approvalsTable

/** A write-off: less is owed on the account than it gives up. An opening: another one was said. More than the cap: the package changed. Bank accounts: the company did. An administrator: their account did. */
const OUTDATED: Record<ApprovalKind, SQL> = {
  writeOff: sql`(select coalesce(sum(of_account.amount_in_cents), 0) < ${amountInCents} from ledger_entries as of_account
    where of_account.client_id = ${recordId} and of_account.bill_id is null and of_account.purchase_id is null)`,
  opening: sql`${versionOfOpening(recordId)} is distinct from ${recordVersion}`,
  compensation: sql`${versionOfOrder(recordId)} is distinct from ${recordVersion}`,
  bankAccounts: sql`${VERSION_OF_COMPANY} is distinct from ${recordVersion}`,
  newAdministrator: sql`false`,
  administrator: sql`${versionOfUser(recordId)} is distinct from ${recordVersion}`,
}

/** For the view of an approval that waits. */
export const isOutdated = sql`(${status} = 'asked' and case ${kind} ${sql.join(
  Object.entries(OUTDATED).map(([name, condition]) => sql`when ${sql.raw(`'${name}'`)} then ${condition}`),
  sql` `,
)} end)` as SQL<boolean>
