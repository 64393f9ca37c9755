import { daysFromTo, reminderDue } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { claimDay, removeDaysBefore } from '../daily-jobs/daily-jobs.repository.ts'
import { billsToRemind, keepReminders } from '../ledger/bill-reminders.repository.ts'
import { billsReminded } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { billsInReview } from '../payment-proof-records/pending-references.repository.ts'

const JOB = 'remindOfBills'

/** Reminds clients of what they owe: one message for all of a client's bills. Of many machines one does it; the others find it done. */
export const remindOfBills = (db: Db, day: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await claimDay(tx, JOB, day))) return
    await removeDaysBefore(tx, JOB, day)
    const { reminderDays } = await readParameters(tx)
    if (reminderDays.length === 0) return
    const inReview = await billsInReview(tx)
    const due = (await billsToRemind(tx, reminderDays, day)).flatMap(({ billId, clientId, issuedOn, lastDay }) => {
      const reached = reminderDue(daysFromTo(issuedOn, day), lastDay, reminderDays)
      return reached === null || inReview.has(billId) ? [] : [{ billId, clientId, day: reached }]
    })
    await keepReminders(tx, due, day)
    const clients = [...new Set(due.map(({ clientId }) => clientId))]
    await say(tx, billsReminded, ...clients.map((userId) => ({ userId, on: day })))
  })
