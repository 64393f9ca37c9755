import type { OrderAction } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { type StaffNews, tellStaff } from '../notifications/tell-staff.ts'
import type { OrderRow } from './orders.table.ts'

/** What an order was, nothing when it is new, and what it is now. */
type Step = { before: OrderRow | null; after: OrderRow }

/** A request to review, once however many packages it has; a package without client that turns out to be somebody's. */
export async function tellStaffOfOrders(db: Db, doer: Doer, action: OrderAction, steps: readonly Step[]): Promise<void> {
  if (action === 'mergeUnmatched') {
    const somebodys = steps.filter(({ after }) => after.clientId !== null)
    for (const step of somebodys)
      await tellStaff(db, doer, newsOf('packageMatched', step, `${step.after.id}/${step.after.version}`))
  }
  const [first] = steps
  if (action === 'create' && first) await tellStaff(db, doer, newsOf('orderToReview', first, first.after.requestNumber))
}

/** Its owner gave what it lacked, and it waits for somebody to look. */
export async function tellStaffOfAnswer(db: Db, doer: Doer, after: OrderRow): Promise<void> {
  if (after.status !== 'incompleteState') return
  const step = { before: { ...after, status: 'incomplete' as const }, after }
  await tellStaff(db, doer, newsOf('orderAnswered', step, `${after.id}/${after.version}`))
}

const newsOf = (kind: StaffNews['kind'], { before, after }: Step, key: string): StaffNews => ({
  kind,
  payload: { orderCode: after.code, from: before?.status ?? null, to: after.status, note: '' },
  about: { kind: 'order', id: after.id },
  associateId: after.associateId,
  key,
})
