// What staff write down about a client (office, section 8). Administrators alone read it.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { done, id, idParams, instant, personReference, text } from '../fields/fields.ts'

export const clientNote = z
  .strictObject({
    id,
    text: z.string(),
    author: personReference,
    createdAt: instant,
    editedAt: instant.nullable().meta({ description: 'When its text changed last; null where it is as it was written.' }),
    mayChange: z.boolean().meta({ description: 'Whether who asks may change and remove it: who wrote it, and owners.' }),
  })
  .meta({ description: 'A note of staff about a client.' })
export type ClientNote = z.output<typeof clientNote>

const writtenNote = z.strictObject({ text: text(1_000) })
const WRITERS = ['counter', 'accounts', 'purchasing'] as const

export const listClientNotes = endpoint({
  method: 'GET',
  path: '/client/{id}/note',
  summary: 'What staff wrote down about a client, newest first.',
  description:
    'Up to 20 at a time. Clients and associates have no such call; a client finds the notes in the file of their own data.',
  roles: ['administrator'],
  params: idParams,
  query: z.object({ before: id.optional().meta({ description: 'Those written before this one.' }) }),
  response: z.strictObject({
    notes: z.array(clientNote),
    total: z.int().meta({ description: 'How many there are in all.' }),
    before: id.nullable().meta({ description: 'Asks for the next ones; null where these were the last.' }),
  }),
})

export const addClientNote = endpoint({
  method: 'POST',
  path: '/client/{id}/note',
  summary: 'Writes a note about a client.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WRITERS,
  params: idParams,
  body: writtenNote,
  response: clientNote,
})

export const updateClientNote = endpoint({
  method: 'PUT',
  path: '/client-note/{id}',
  summary: 'Changes a note about a client.',
  description: 'By who wrote it and by owners: `permissionMissing` of others. The audit keeps what it said before.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WRITERS,
  params: idParams,
  body: writtenNote,
  response: clientNote,
})

export const removeClientNote = endpoint({
  method: 'DELETE',
  path: '/client-note/{id}',
  summary: 'Removes a note about a client.',
  description: 'By who wrote it and by owners: `permissionMissing` of others. The audit keeps what it said.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WRITERS,
  params: idParams,
  response: done,
})
