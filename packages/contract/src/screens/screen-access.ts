// Which administrators a screen is for: its address in the menu, and the views of its lists that are shared, are theirs alone.
import { type Actor, COUNTER_READERS, type Duties, hasDuty, OWNERS_ALONE, WAREHOUSES } from '@app/domain'
import { listApprovals, listRefunds } from '../endpoints/accounts.ts'
import { listClientsToBill } from '../endpoints/billing/clients-to-bill.ts'
import { listBills } from '../endpoints/bills.ts'
import { createBundle } from '../endpoints/bundles.ts'
import { answerClient } from '../endpoints/conversations/conversations.ts'
import { getMoneyReport } from '../endpoints/dashboard.ts'
import { getMyDrawer, listDrawerClosings, listDrawers, openDrawer } from '../endpoints/drawers/drawers.ts'
import { updateDropshipping } from '../endpoints/dropshipping.ts'
import { createUnmatched } from '../endpoints/order-actions.ts'
import { listPayments, listStatementLines, listStatements, listUnidentified } from '../endpoints/payments.ts'
import { listAudit } from '../endpoints/personal-data.ts'
import { listReceivables } from '../endpoints/receivables/receivables.ts'
import { getBillingReport } from '../endpoints/reports/reports.ts'
import { getClientBalance } from '../endpoints/users.ts'
import { ADMINISTRATOR_PATHS } from '../paths.ts'

/** Of the screens that are not everybody's. */
export const SCREEN_DUTIES = {
  users: COUNTER_READERS,
  assignment: OWNERS_ALONE,
  parameters: OWNERS_ALONE,
  approvals: listApprovals.duties,
  mails: OWNERS_ALONE,
  warehouse: [...WAREHOUSES, 'counter'],
  consolidation: createBundle.duties,
  dropshipping: [...updateDropshipping.duties, 'reader'],
  questions: [...answerClient.duties, 'reader'],
  client: getClientBalance.duties,
  bills: listBills.duties,
  toBill: listClientsToBill.duties,
  payments: listPayments.duties,
  receivables: listReceivables.duties,
  refunds: listRefunds.duties,
  drawers: getMyDrawer.duties,
  moneyReport: getMoneyReport.duties,
  reports: getBillingReport.duties,
} as const satisfies Partial<Record<keyof typeof ADMINISTRATOR_PATHS, Duties>>

type Call = { duties?: Duties }

/** What each tab reads or does, where tabs are not for the same people. */
export const PAYMENT_TABS = {
  received: listPayments,
  unidentified: listUnidentified,
  statements: listStatements,
  lines: listStatementLines,
  refunds: listRefunds,
}
export const DRAWER_TABS = { mine: openDrawer, closings: listDrawerClosings, drawers: listDrawers }
const TABS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  payments: PAYMENT_TABS,
  drawers: DRAWER_TABS,
  history: { audit: listAudit },
  warehouse: { unmatched: createUnmatched },
}

/** Whether an administrator may read what this address shows; nobody may read what no screen of theirs has. */
export function mayOpenScreen(actor: Pick<Actor, 'role' | 'duties'>, path: string, tab?: unknown): boolean {
  const [screen] = Object.entries(ADMINISTRATOR_PATHS).find(([, address]) => address === path) ?? []
  if (screen === undefined || actor.role !== 'administrator') return false
  const calls: (Call | undefined)[] = [
    { duties: (SCREEN_DUTIES as Record<string, Duties>)[screen] } as Call,
    TABS[screen]?.[String(tab)],
  ]
  return calls.every((call) => call?.duties === undefined || hasDuty(actor, call.duties))
}
