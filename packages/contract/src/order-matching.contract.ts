// Whose package it is: by hand, where no tracking says so.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, personReference, text } from './fields/fields.ts'
import { order } from './orders.contract.ts'

export const updateOrderClient = endpoint({
  method: 'PUT',
  path: '/order/update-client/{id}',
  summary: 'Sets or changes the client of a package, or matches a package without client with the order it belongs to.',
  description:
    "A package without client, or one that is not bundled yet, becomes a client's; or the package without client turns out to be the one that an order waits for. The answer is what is open afterwards: then the client's order.",
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA', 'purchasing'],
  params: idParams,
  body: z.union([
    z.strictObject({
      clientId: id,
      consigneeAuthorizedNameId: id.nullable().default(null).meta({
        description:
          "Who is declared and who collects from now on: one of the client's authorized names, or null for the client.",
      }),
      pickupAuthorizedNameId: id.nullable().default(null),
    }),
    z.strictObject({ orderId: id }),
  ]),
  edits: 'order',
  response: order,
})

/** A casillero code, an identification, or names that the text and the client share. */
export const CLIENT_CLUES = ['casilleroCode', 'identification', 'email', 'name'] as const

export const suggestedClient = z.strictObject({
  client: personReference,
  clues: z
    .array(z.strictObject({ kind: z.enum(CLIENT_CLUES), text: z.string() }))
    .min(1)
    .meta({ description: 'Why: what the text says, the surest first.' }),
})

export const suggestClients = endpoint({
  method: 'GET',
  path: '/order/admin/dont-match/suggested-clients',
  summary: 'Guesses whose package it is from what its label says.',
  description: 'The clients whom the label of a package may mean: at most five, the likeliest first.',
  roles: ['administrator'],
  query: z.strictObject({ text: text(500) }),
  response: z.strictObject({ data: z.array(suggestedClient).max(5) }),
})
