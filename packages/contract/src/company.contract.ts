import { COMPANY_ACCOUNT_KINDS, COUNTER_READERS, checkIdentification, OWNERS_ALONE, ROLES } from '@app/domain'
import { z } from 'zod'
import { counter, givenCounter } from './company/counter.ts'
import { endpoint } from './endpoint.ts'
import { waitingApproval } from './fields/approvals.ts'
import { id, optionalText, text } from './fields/fields.ts'

export const address = z.strictObject({
  lines: z.array(text(120)).max(4),
  city: optionalText(80),
  zipCode: optionalText(12),
  phone: optionalText(30),
})
const bankAccount = z.strictObject({ bank: text(80), kind: text(40), number: text(40), holder: text(120) })
const givenBankAccount = bankAccount.extend({ id: id.optional() }).meta({
  description:
    'With the `id` of an account it changes that one; without it is the account of that bank and number, or a new one.',
})

/** Where money came in or went out, as other records name it: Caja, or an account at a bank. */
export const companyAccountReference = z
  .strictObject({ id, kind: z.enum(COMPANY_ACCOUNT_KINDS), name: z.string() })
  .meta({ description: 'Where money of the company is: Caja (cash), or an account at a bank. Its name is its bank and number.' })
export type CompanyAccountReference = z.output<typeof companyAccountReference>

export const companyData = z
  .strictObject({
    tradeName: text(80),
    legalName: text(120),
    ruc: z
      .string('required')
      .trim()
      .refine((ruc) => checkIdentification('ruc', ruc).valid, 'identificationNotValid'),
    miamiAddress: address,
    quitoAddress: address,
    bankAccounts: z.array(givenBankAccount).max(10),
    ...givenCounter,
  })
  .meta({ description: 'All of it at once. Hours, map and WhatsApp number that are left out stay as they are.' })

export const company = z.strictObject({
  version: z.int(),
  tradeName: z.string(),
  legalName: z.string(),
  ruc: z.string(),
  miamiAddress: address,
  quitoAddress: address,
  bankAccounts: z
    .array(bankAccount.extend({ id }))
    .meta({ description: 'The first is the main one: money goes there where no account is named.' }),
  ...counter,
})
export type Company = z.output<typeof company>

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  summary: 'The house’s names, addresses, opening hours and bank accounts.',
  description: 'What every signed-in person may know: where to send packages, where to pay, and when they can be collected.',
  roles: ROLES,
  response: company,
})

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/company',
  summary: "Changes the house's names, addresses, opening hours and bank accounts.",
  description:
    'All of it at once; bills from then on say so. An account that is left out is closed: payments name it no more; given again, it is open again. An account that is new, opened again or changed waits, with all of the call, for a second administrator (202); where there is none, for 24 hours. The first accounts that the house ever has count at once.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  body: companyData,
  edits: 'company',
  response: company,
  waits: waitingApproval,
})

export const listCompanyAccounts = endpoint({
  method: 'GET',
  path: '/company/account',
  summary: 'Where money of the house comes in and goes out: Caja, and the open accounts at banks.',
  description:
    'Caja first, then the main account, then the others. Where a call names none, cash goes to Caja and the rest to the main account.',
  roles: ['administrator'],
  duties: COUNTER_READERS,
  response: z.array(companyAccountReference.extend({ isMain: z.boolean() })),
})

export const identityProof = z.strictObject({
  isRequired: z
    .boolean()
    .meta({ description: 'Manifests ship with consignees alone whose document staff saw; else what people declare is enough.' }),
})
export type IdentityProof = z.output<typeof identityProof>

export const getIdentityProof = endpoint({
  method: 'GET',
  path: '/company/identity-proof',
  summary: 'Whether the house ships for consignees alone whose document staff saw.',
  roles: ['administrator'],
  response: identityProof,
})

export const requireIdentityProof = endpoint({
  method: 'PUT',
  path: '/company/identity-proof',
  summary: 'Asks for a seen document of every consignee before a manifest ships, or no longer.',
  description: 'Never asked at bundling. As installed, what people declare is enough.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  body: identityProof,
  response: identityProof,
})
