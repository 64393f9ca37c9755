// Whose clients are whose, and what a client owes.
import { COUNTER_READERS, OWNERS_ALONE, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { clientBalance } from '../fields/client-balance.ts'
import { done, idParams, ids } from '../fields/fields.ts'

export const getClientBalance = endpoint({
  method: 'GET',
  path: '/client/{id}/balance',
  summary: 'What a client was charged, paid and owes.',
  description: 'What a client owes, from the first bill to now: sums of entries.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: clientBalance,
})

export const assignClients = endpoint({
  method: 'POST',
  path: '/associate/{id}/client',
  summary: 'Gives clients without associate to an associate.',
  description:
    'Gives clients without associate to an associate: all of them or none. Their open orders follow when `withOpenOrders`.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  body: z.strictObject({ clientIds: ids, withOpenOrders: z.boolean().default(false) }),
  response: done,
})

export const unassignClients = endpoint({
  method: 'DELETE',
  path: '/associate/{id}/client',
  summary: 'Takes clients from their associate.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  body: z.strictObject({ clientIds: ids }),
  response: done,
})
