import { checkIdentification, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, text } from './fields/fields.ts'

const address = z.strictObject({
  lines: z.array(text(120)).max(4),
  city: optionalText(80),
  zipCode: optionalText(12),
  phone: optionalText(30),
})
const bankAccount = z.strictObject({ bank: text(80), kind: text(40), number: text(40), holder: text(120) })

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
    bankAccounts: z.array(bankAccount).max(10),
  })
  .meta({ description: 'All of it at once.' })

export const company = z.strictObject({
  version: z.int(),
  tradeName: z.string(),
  legalName: z.string(),
  ruc: z.string(),
  miamiAddress: address,
  quitoAddress: address,
  bankAccounts: z.array(bankAccount),
})
export type Company = z.output<typeof company>

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  summary: 'The house’s names, addresses and bank accounts.',
  description: 'What every signed-in person may know: where to send packages and where to pay.',
  roles: ROLES,
  response: company,
})

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/company',
  summary: "Changes the house's names, addresses and bank accounts.",
  description: 'All of it at once; bills from then on say so.',
  roles: ['administrator'],
  body: companyData,
  edits: 'company',
  response: company,
})
