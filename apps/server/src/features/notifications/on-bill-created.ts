import type { JobParts } from '../../jobs/job-parts.ts'
import type { BillCreated, Said } from '../outbox/messages.ts'
import { newsForStaff } from './news-for-staff.ts'
import { notify } from './notify.ts'

/** Notifies those who collect. Its client learns of it from their packages. */
export async function onBillCreated({ db }: Pick<JobParts, 'db'>, said: Said<BillCreated>): Promise<void> {
  const { billId: id, code, doer } = said.payload
  const payload = { orderCode: code, from: 'inWarehouseUIO', to: 'pendingOfPay', note: '' } as const
  const news = { kind: 'billRequested', payload, about: { kind: 'bill', id }, associateId: null, doer } as const
  await notify(db, ...(await newsForStaff(db, said, news)))
}
