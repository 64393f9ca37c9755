import { abandonmentOf, addDays, type Lying, noticeDue } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { claimDay, removeDaysBefore } from '../../daily-jobs/daily-jobs.repository.ts'
import { keepAbandonNotices, lockLying } from '../../orders/lying.repository.ts'
import { lyingOf } from '../../orders/lying.ts'
import { orderWaits } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { readParameters } from '../../parameters/read-parameters.ts'

const JOB = 'noticeAbandoned'

/** Tells clients of what they do not fetch, before it is given up. Of many machines one does it; the others find it done. */
export const noticeAbandonedOfDay = (db: Db, day: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await claimDay(tx, JOB, day))) return
    await removeDaysBefore(tx, JOB, day)
    const { abandonAfterDays } = await readParameters(tx)
    const due = (await lockLying(tx, addDays(day, 31 - abandonAfterDays))).flatMap((order) => {
      const lying = lyingOf(order)
      const notice = lying && noticeDue(lying, abandonAfterDays, day)
      return notice ? [{ order, told: toldOn(lying, notice, day) }] : []
    })
    await keepAbandonNotices(
      tx,
      due.map(({ order: { id }, told }) => ({
        id,
        firstAbandonNoticeOn: told.firstNoticeOn,
        lastAbandonNoticeOn: told.lastNoticeOn,
      })),
    )
    const said = due.flatMap(({ order: { id: orderId, code, status: to, clientId: userId }, told }) => {
      const { from } = abandonmentOf(told, abandonAfterDays, day)
      return userId ? [{ orderId, code, to, userId, from, on: day }] : []
    })
    await say(tx, orderWaits, ...said)
  })

const toldOn = (lying: Lying, notice: 'first' | 'last', day: string): Lying =>
  notice === 'first' ? { ...lying, firstNoticeOn: day, lastNoticeOn: null } : { ...lying, lastNoticeOn: day }
