// Made of reading/order-reading.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../reading/order-reading.contract.ts'

export const readOrderMail: CallableOf<typeof contract.readOrderMail> = {
  method: 'POST',
  path: '/order/reading',
  multipart: true,
  duties: ['counter', 'purchasing'],
}
