// Why packages are late (both ways, section 5).
import { CARERS, DELAY_REASONS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, ids, optionalText } from '../fields/fields.ts'
import { order } from '../orders.contract.ts'

const delayReason = {
  reason: z.enum(DELAY_REASONS),
  note: optionalText(500).meta({ description: 'For staff: it is in the history of each package.' }),
}

export const explainDelay = endpoint({
  method: 'PUT',
  path: '/order/delay-reason',
  summary: 'Says why packages are late; their clients are told.',
  description: 'Named packages, all of them or none; or, for administrators, all late packages of a manifest.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: CARERS,
  body: z.union([z.strictObject({ orderIds: ids, ...delayReason }), z.strictObject({ manifestId: id, ...delayReason })]),
  response: z.strictObject({ orders: z.array(order) }),
})
