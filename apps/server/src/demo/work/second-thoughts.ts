import { atTime } from '../../clock.ts'
import { answerApproval } from '../../features/accounts/approved/answer-approval.ts'
import { compensateMore } from '../../features/accounts/compensate-more.ts'
import { setOpeningBalance } from '../../features/accounts/set-opening-balance.ts'
import { writeOffDebt } from '../../features/accounts/write-off-debt.ts'
import { viewBillDetail } from '../../features/bills/bill-detail.view.ts'
import { takeBackSettlement } from '../../features/earnings/settlements/take-back-settlement.ts'
import { undoPayment } from '../../features/payments/undo-payment.ts'
import { at } from '../calendar/calendar.ts'
import type { Company } from '../company.ts'
import type { Amends } from './amends.ts'
import type { Settled } from './associates-day.ts'
import type { Bill } from './cash-desk.ts'
import { unevenPapers } from './uneven-papers.ts'

type Papers = { bills: readonly Bill[]; settled: Settled; amends: Amends | null }

const MORE_IN_CENTS = 300

/** What the office takes back of what it did, or asks a second administrator for. Each at a minute of its own. */
export async function secondThoughts(company: Company, day: string, { bills, settled, amends }: Papers): Promise<void> {
  const atTimeOf = (time: string, work: () => Promise<unknown>) => atTime(at(day, time), work)
  const bounced = billOfDebtor(bills, amends)
  if (bounced) {
    await atTimeOf('19:05', () => bounce(company, bounced))
    await atTimeOf('19:25', () => giveUpDebt(company, bounced))
  }
  if (amends) {
    const approvalId = await atTime(at(day, '19:35'), () => askForMore(company, amends))
    await atTimeOf('19:50', () => answerApproval(company.parts.db, company.staff.secondOwner, approvalId, { action: 'approve' }))
  }
  const [associate] = company.staff.associates
  const settlement = settled.settlements.findLast(({ associateId }) => associateId === associate?.userId)
  if (settlement) await atTimeOf('20:10', () => returnSettlement(company, settlement.id))
  await atTimeOf('20:25', () => rememberBalance(company))
  await unevenPapers(company, day, bills, new Set([0, ...(bounced?.parcels ?? []).map(({ client }) => client)]))
}

const REMEMBERED_IN_CENTS = -450

/** The newest client's credit from before the house kept accounts here: below the limit, so that no second administrator is needed. */
async function rememberBalance({ parts, staff, customers }: Company): Promise<void> {
  const newest = customers.at(-1)
  if (!newest) return
  const body = {
    clientId: newest.actor.userId,
    balanceInCents: REMEMBERED_IN_CENTS,
    reason: 'Saldo de la hoja de cálculo anterior.',
  }
  await setOpeningBalance(parts.db, staff.administrator, body)
}

/** Of another client than the one whom people sign in as, without a paid bill whose money could come back. */
function billOfDebtor(bills: readonly Bill[], amends: Amends | null): Bill | undefined {
  const clientOf = ({ parcels: [first] }: Bill) => first?.client
  const waiting = new Set(bills.filter(({ status }) => status === 'paid').map(clientOf))
  return bills.findLast((one) => {
    const client = clientOf(one)
    return one.status === 'delivered' && one.id !== amends?.billId && client !== 0 && !waiting.has(client)
  })
}

/** The bank sends a transfer back after its packages were handed over: its client owes it. */
async function bounce({ parts, staff }: Company, { id }: Bill): Promise<void> {
  const { payments } = await viewBillDetail(parts.db, staff.administrator, id)
  const [payment] = payments
  if (!payment) return
  await undoPayment(parts.db, staff.administrator, { paymentId: payment.id, reason: 'El banco devolvió la transferencia.' })
}

/** Above the limit: who signs in as the office finds it to answer. */
async function giveUpDebt({ parts, staff }: Company, { parcels: [first] }: Bill): Promise<void> {
  if (!first) return
  const asked = { clientId: first.owner.actor.userId, reason: 'No contesta llamadas ni correos.' }
  await writeOffDebt(parts.db, staff.secondOwner, asked)
}

async function askForMore({ parts, staff }: Company, { orderId }: Amends): Promise<string> {
  const more = { amountInCents: MORE_IN_CENTS, reason: 'También se rompió el estuche.' }
  const answer = await compensateMore(parts.db, staff.administrator, orderId, more)
  if (!('approval' in answer)) throw new Error('more compensation did not wait for a second administrator')
  return answer.approval.id
}

const returnSettlement = ({ parts, staff }: Company, id: string): Promise<unknown> =>
  takeBackSettlement(parts.db, staff.administrator, { id, reason: 'La cuenta del asociado cambió y el banco la rechazó.' })
