import type { JobParts } from '../../jobs/job-parts.ts'
import type { OrderAnswered, Said } from '../outbox/messages.ts'
import { newsForStaff } from './news-for-staff.ts'
import { notify } from './notify.ts'

export async function onOrderAnswered({ db }: Pick<JobParts, 'db'>, said: Said<OrderAnswered>): Promise<void> {
  const { orderId: id, code, from, to, associateId, doer } = said.payload
  const payload = { orderCode: code, from, to, note: '' }
  const news = { kind: 'orderAnswered', payload, about: { kind: 'order', id }, associateId, doer } as const
  await notify(db, ...(await newsForStaff(db, said, news)))
}
