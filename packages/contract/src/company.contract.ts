import { ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const address = z.strictObject({ lines: z.array(z.string()), city: z.string(), zipCode: z.string(), phone: z.string() })

export const company = z.strictObject({
  tradeName: z.string(),
  legalName: z.string(),
  ruc: z.string(),
  miamiAddress: address,
  quitoAddress: address,
  bankAccounts: z.array(z.strictObject({ bank: z.string(), kind: z.string(), number: z.string(), holder: z.string() })),
})
export type Company = z.output<typeof company>

/** What every signed-in person may know: where to send packages and where to pay. */
export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  summary: 'The house’s names, addresses and bank accounts.',
  roles: ROLES,
  response: company,
})
