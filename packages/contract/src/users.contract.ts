import { DUTIES, EMAIL_STANDINGS, IDENTIFICATION_TYPES, IDENTITY_STANDINGS, LANGUAGES, USER_STATUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { waitingApproval } from './fields/approvals.ts'
import {
  date,
  email,
  givenIdentification,
  idParams,
  instant,
  personReference,
  record,
  text,
  withIdentification,
} from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { dutiesOfAccount } from './fields/me.ts'
import { phone } from './fields/phone.ts'

export * from './users/clients-of-associates.ts'

export const user = z.strictObject({
  ...record,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailStatus: z.enum(EMAIL_STANDINGS).meta({ description: '`unproved` counts as confirmed without a mailed link.' }),
  phone: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identification: z.string(),
  identityStatus: z.enum(IDENTITY_STANDINGS).meta({
    description:
      '`verified`: staff saw the document. `disputed`: another account gave the same identification; `lost`: its document was seen for the other one.',
  }),
  city: z.string(),
  province: z.string(),
  userType: z.int().meta({ description: '0 client, 1 administrator, 2 associate, 3 shippier or courier.' }),
  role: z.strictObject({ isAdmin: z.boolean(), isAssociate: z.boolean() }).meta({ description: 'The type as two flags.' }),
  status: z.enum(USER_STATUSES),
  closedAt: instant.nullable().meta({ description: 'When it was closed for good; a code took the person’s place.' }),
  hasDiscount: z.boolean(),
  casilleroCode: z.string().nullable(),
  associate: personReference.nullable(),
  openOrders: z.int().meta({ description: 'Orders that are neither delivered nor removed.' }),
})
export type User = z.output<typeof user>

const userList = listQueryBy({
  sort: ['createdAt', 'name', 'firstName', 'lastName', 'email', 'city', 'status'],
  range: 'signedUp',
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/user',
  summary: 'Everybody who has an account, by type and status.',
  exportGuard: 'sensitive',
  roles: ['administrator'],
  query: userList.extend({
    type: repeated(z.coerce.number().int().min(0).max(3)),
    status: repeated(z.enum(USER_STATUSES)),
    emailStatus: repeated(z.enum(EMAIL_STANDINGS)),
    identityStatus: repeated(z.enum(IDENTITY_STANDINGS)),
  }),
  response: listOf(user),
})

export const userDetail = user
  .extend({
    username: z.string(),
    pendingEmail: z.string().nullable().meta({ description: 'Another address, whose link the person has not followed yet.' }),
    birthDate: date.nullable(),
    address: z.string(),
    language: z.enum(LANGUAGES),
    duties: dutiesOfAccount,
    // Domain, section 4.
    isIdentificationLocked: z.boolean().meta({ description: 'After the first order it stays, whoever asks.' }),
    hasPassword: z.boolean().meta({ description: 'None yet: the person did not follow the invitation.' }),
    hasSecondFactor: z.boolean().meta({ description: 'Their sign-in asks for a second step.' }),
    identityVerifiedAt: instant.nullable().meta({ description: 'When staff saw the document of this identification.' }),
    claimants: z.array(personReference).meta({ description: 'Other clients who gave the same identification.' }),
  })
  .meta({ description: 'What administrators see and change of an account.' })
export type UserDetail = z.output<typeof userDetail>

export const getUser = endpoint({
  method: 'GET',
  path: '/user/{id}',
  summary: 'One account.',
  roles: ['administrator'],
  params: idParams,
  response: userDetail,
})

const givenDuties = z
  .array(z.enum(DUTIES))
  .min(1, 'required')
  .max(DUTIES.length)
  .meta({ description: 'Of an administrator, by owners alone; one active owner stays (`lastOwner`).' })

const accountFields = {
  firstName: text(80),
  lastName: text(80),
  email,
  phone,
  birthDate: date.nullable(),
  province: text(60),
  city: text(80),
  address: text(200),
  language: z.enum(LANGUAGES),
  userType: z.int().min(0).max(3).meta({ description: '0 client, 1 administrator, 2 associate, 3 shippier or courier.' }),
  hasDiscount: z.boolean(),
}

export const newAccount = withIdentification({
  ...accountFields,
  birthDate: accountFields.birthDate.default(null),
  language: accountFields.language.default('es'),
  hasDiscount: z.boolean().default(false),
  hasConsent: z
    .boolean()
    .default(false)
    .meta({ description: 'Without effect: a client agrees to the text themselves, at their next sign-in.' }),
})

export const createUser = endpoint({
  method: 'POST',
  path: '/user',
  summary: 'Opens an account for somebody, who is invited by mail.',
  description:
    'The person is invited by mail to choose a password; a courier never signs in and gets no mail. An administrator waits for a second one (202); where there is none, for 24 hours.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['counter'],
  body: newAccount,
  response: userDetail,
  waits: waitingApproval,
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/user/{id}',
  summary: 'Changes an account: its data, its type, whether it is active.',
  description:
    'What is given changes; whoever loses a role, or the account, is signed out at once. What makes an administrator, or makes one active again, waits with all of the call for a second one (202); where there is none, for 24 hours.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['counter'],
  params: idParams,
  body: z
    .strictObject({ ...accountFields, status: z.enum(USER_STATUSES), identification: givenIdentification, duties: givenDuties })
    .partial(),
  edits: 'user',
  response: userDetail,
  waits: waitingApproval,
})

export const verifyIdentity = endpoint({
  method: 'PUT',
  path: '/user/{id}/identity',
  summary: 'Says that staff saw the document of a person, or that it was a mistake.',
  description:
    'Where several accounts gave the same identification, it decides for this one: the others lose their claim, are told, and may correct their number. Another identification of the account is not verified any more.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['counter'],
  params: idParams,
  body: z.strictObject({ isVerified: z.boolean(), note: text(300).meta({ description: 'Which document, or what was wrong.' }) }),
  edits: 'user',
  response: userDetail,
})

export const associate = user.extend({ clients: z.int() }).meta({ description: 'Associates with how many clients each has.' })
export type Associate = z.output<typeof associate>
export const listAssociates = endpoint({
  method: 'GET',
  path: '/associate',
  summary: 'Associates, with how many clients each has.',
  exportGuard: 'sensitive',
  roles: ['administrator'],
  query: userList,
  response: listOf(associate),
})

export const listClientsWithoutAssociate = endpoint({
  method: 'GET',
  path: '/client/without-associate',
  summary: 'Clients who have no associate.',
  exportGuard: 'sensitive',
  roles: ['administrator'],
  query: userList,
  response: listOf(user),
})

export const listClientsOfAssociate = endpoint({
  method: 'GET',
  path: '/associate/{id}/client',
  summary: 'The clients of one associate.',
  exportGuard: 'sensitive',
  roles: ['administrator'],
  params: idParams,
  query: userList,
  response: listOf(user),
})

export const listOwnClients = endpoint({
  method: 'GET',
  path: '/associate/clients',
  summary: 'The associate’s own clients.',
  description: "The signed-in associate's own clients.",
  exportGuard: 'sensitive',
  roles: ['associate'],
  query: userList,
  response: listOf(user),
})

export const exportUsers = exportOf(listUsers)
export const selectUsers = selectionOf(listUsers)
export const exportAssociates = exportOf(listAssociates)
export const selectAssociates = selectionOf(listAssociates)
export const exportClientsWithoutAssociate = exportOf(listClientsWithoutAssociate)
export const selectClientsWithoutAssociate = selectionOf(listClientsWithoutAssociate)
export const exportClientsOfAssociate = exportOf(listClientsOfAssociate)
export const selectClientsOfAssociate = selectionOf(listClientsOfAssociate)
export const exportOwnClients = exportOf(listOwnClients)
export const selectOwnClients = selectionOf(listOwnClients)
