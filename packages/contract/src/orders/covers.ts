// How packages look in their owner's lists (client, section 1).
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/fields.ts'
import { severalIds } from '../fields/list.ts'
import { MOST_COVERS } from '../fields/list-limits.ts'
import { cover } from './cover.ts'

export const getOrderCovers = endpoint({
  method: 'GET',
  path: '/order/client/covers',
  summary: 'How up to 24 of the client’s own orders look, beside their titles in a list.',
  description: 'All of them or none: the refusal names the ids that are not within reach.',
  roles: ['client'],
  query: z.strictObject({ id: severalIds(MOST_COVERS) }),
  response: z.strictObject({ covers: z.array(z.strictObject({ orderId: id, cover })) }),
})
