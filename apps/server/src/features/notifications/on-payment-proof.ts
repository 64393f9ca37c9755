import type { JobParts } from '../../jobs/job-parts.ts'
import type { PaymentProofAdded, PaymentProofRefused, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { newsForStaff } from './news-for-staff.ts'
import { newsFor, notify } from './notify.ts'

type Parts = Pick<JobParts, 'db'>

export async function onPaymentProofAdded({ db }: Parts, said: Said<PaymentProofAdded>): Promise<void> {
  const { for: about, doer } = said.payload
  const payload = { orderCode: about.code, from: null, to: 'pending', note: '' } as const
  const news = { kind: 'paymentProofReceived', payload, about, associateId: null, doer } as const
  await notify(db, ...(await newsForStaff(db, said, news)))
}

export async function onPaymentProofRefused({ db }: Parts, said: Said<PaymentProofRefused>): Promise<void> {
  const { for: about, userId, reason } = said.payload
  const payload = { orderCode: about.code, from: 'pending', to: 'refused', note: reason } as const
  await notify(db, await newsFor(db, await users.get(db, userId), said, { kind: 'paymentProofRefused', payload, about }))
}
