import { AUTHORIZED_NAME_PURPOSES, IDENTIFICATION_TYPES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, id, idParams, record, text, withIdentification } from './fields/fields.ts'
import { phone } from './fields/phone.ts'

export const authorizedName = z.strictObject({
  ...record,
  name: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identification: z.string(),
  phone: z.string(),
  purposes: z.array(z.enum(AUTHORIZED_NAME_PURPOSES)),
  consentedAt: z.string().nullable().meta({ description: "When this person's consent to be a consignee was recorded." }),
})
export type AuthorizedName = z.output<typeof authorizedName>

export const newAuthorizedName = withIdentification({
  name: text(120),
  phone,
  purposes: z.array(z.enum(AUTHORIZED_NAME_PURPOSES)).min(1, 'required'),
  hasConsent: z.boolean().default(false).meta({
    description: 'The client states that this person agreed to be declared as consignee; asked for when that purpose is chosen.',
  }),
})

export const listAuthorizedNames = endpoint({
  method: 'GET',
  path: '/user/authorized-names',
  summary: 'A client’s authorized names.',
  roles: ['client', 'associate', 'administrator'],
  query: z.object({ clientId: id.optional().meta({ description: "Staff name the client; a client's own are listed without." }) }),
  response: z.array(authorizedName),
})

export const addAuthorizedName = endpoint({
  method: 'POST',
  path: '/user/authorized-names',
  summary: 'Adds a person who may collect packages or be declared in the client’s place.',
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  body: newAuthorizedName,
  response: authorizedName,
})

export const updateAuthorizedName = endpoint({
  method: 'PUT',
  path: '/user/authorized-names/{id}',
  summary: 'Changes an authorized name.',
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  params: idParams,
  body: newAuthorizedName,
  edits: 'authorizedName',
  response: authorizedName,
})

export const removeAuthorizedName = endpoint({
  method: 'DELETE',
  path: '/user/authorized-names/{id}',
  summary: 'Removes an authorized name; what was declared under it stays so.',
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  edits: 'authorizedName',
  response: done,
})
