import type { PaymentReminders } from '@app/contract/receivables/receivables.contract'
import { type Actor, addDays, nextReminder } from '@app/domain'
import { businessDate, now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { billsWithReminders } from '../ledger/bill-reminders.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { billsInReview } from '../payment-proof-records/pending-references.repository.ts'
import * as users from '../users/users.repository.ts'

const MOST_BILLS = 100

/** @throws DomainError clientNotFound (404) */
export async function getPaymentReminders(db: Db, actor: Actor, clientId: string): Promise<PaymentReminders> {
  const client = await users.getClient(db, actor, clientId)
  const { paymentRemindersOffAt: since, paymentRemindersOffById: byId } = client
  const { reminderDays: days } = await readParameters(db)
  const inReview = await billsInReview(db, client.id)
  const from = firstDay(client)
  const isOn = since === null
  return {
    ...{ isOn, days: [...days] },
    off: since && { since: since.toISOString(), by: byId === null ? null : await nameOf(db, byId) },
    bills: (await billsWithReminders(db, client.id, MOST_BILLS)).map(({ billId, issuedOn, lastDay, lastOn }) => {
      const hasReceiptInReview = inReview.has(billId)
      const isSent = isOn && !hasReceiptInReview && client.status === 'active'
      return {
        ...{ billId, hasReceiptInReview },
        last: lastDay === null || lastOn === null ? null : { day: lastDay, on: lastOn },
        next: isSent ? nextReminder({ issuedOn, lastDay }, days, from) : null,
      }
    }),
  }
}

/** What was due today was sent after midnight; a promise is waited for until its day is over. */
function firstDay({ paymentPromisedOn }: users.Account): string {
  const today = businessDate(now())
  return addDays(paymentPromisedOn !== null && paymentPromisedOn > today ? paymentPromisedOn : today, 1)
}

async function nameOf(db: Db, id: string): Promise<{ name: string }> {
  const { firstName, lastName } = await users.get(db, id)
  return { name: `${firstName} ${lastName}` }
}
