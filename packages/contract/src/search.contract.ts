import { ROLES, SHORTEST_SEARCH } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { outcome } from './fields/endings.ts'
import { id } from './fields/fields.ts'
import { titles } from './fields/title.ts'

export const FOUND_KINDS = [
  'order',
  'purchase',
  'dropshipping',
  'client',
  'bundle',
  'manifest',
  'bill',
  'payment',
  'settlement',
] as const

export const found = z
  .strictObject({
    kind: z.enum(FOUND_KINDS),
    id,
    code: z.string(),
    title: z.string(),
    things: titles
      .nullable()
      .meta({ description: 'What its client calls the packages, or what is asked for; null of other kinds.' }),
    status: z.string().nullable().meta({ description: 'Null of a person and of a payment.' }),
    outcome: outcome.meta({ description: 'How it ended, of a package that was removed; else null.' }),
    location: z.string().startsWith('/'),
    isNear: z.literal(true).optional().meta({
      description: 'Nothing is called as it was typed: the nearest by its letters, for staff who mistype a name.',
    }),
  })
  .meta({ description: 'Something that was found, and the path of the web that shows it.' })
export type Found = z.output<typeof found>

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Finds packages, purchases, quotes, clients, bundles, manifests, bills, payments and settlements by what people say of them.',
  description:
    'By tracking, number, content, client, guide or reference; only what this person may see, at most 5 of each kind. Where nothing is called so, staff are answered the clients whose names come nearest (`isNear`).',
  roles: ROLES,
  query: z.object({ q: z.string().trim().min(SHORTEST_SEARCH, 'tooShort').max(100) }),
  response: z.array(found),
})
