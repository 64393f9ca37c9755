// Handing packages over in Quito (domain, section 5).
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ids, text } from './fields/fields.ts'
import { order } from './orders.contract.ts'

export const deliverOrders = endpoint({
  method: 'PUT',
  path: '/order/delivery',
  summary: 'Hands paid packages over to whoever may collect them.',
  description:
    'Hands paid packages over; who picked up is the client or the authorized name of the bill. Files: one of the parts.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter'],
  body: z.strictObject({ orderIds: ids, identification: text(20) }),
  multipart: true,
  fileParts: {
    signature: 'The signature of whoever collects, as a picture.',
    photo: 'A photo of the handing over, in its place.',
  },
  response: z.strictObject({ orders: z.array(order) }),
})
