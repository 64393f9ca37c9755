// Packages in Miami that wait although they could be bundled (office, section 2).
import { CARERS, HOLD_ENDS, HOLD_REASONS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { date, ids, optionalText } from '../fields/fields.ts'
import { order } from '../orders.contract.ts'

/** Why packages wait, and until when. */
export const hold = z.strictObject({
  reason: z.enum(HOLD_REASONS),
  note: optionalText(500).meta({ description: 'For administrators alone.' }),
  until: z.enum(HOLD_ENDS).meta({ description: 'nextCutOff: the day after the coming cut-off.' }),
  day: date.optional().meta({ description: 'Where `until` is `day`: the business day on which they go on, within 90 days.' }),
})

export const holdOrders = endpoint({
  method: 'PUT',
  path: '/order/hold',
  summary: 'Holds packages in Miami back: they are in no proposal, and no bundle takes them.',
  description:
    'All of them or none. It ends when it is released, or by itself on its day, and may be changed until then. A package that is in a bundle is taken out of it first. Their clients read the reason’s sentence, never the note.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: CARERS,
  body: z.strictObject({ orderIds: ids, ...hold.shape }),
  response: z.strictObject({ orders: z.array(order) }),
})

export const releaseOrders = endpoint({
  method: 'DELETE',
  path: '/order/hold',
  summary: 'Lets packages that were held back go on.',
  description: 'All of them or none.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: CARERS,
  body: z.strictObject({ orderIds: ids }),
  response: z.strictObject({ orders: z.array(order) }),
})
