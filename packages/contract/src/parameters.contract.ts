import { PARAMETER_CATALOGUE, type ParameterKey } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

const parameterKey = z.enum(Object.keys(PARAMETER_CATALOGUE) as [ParameterKey, ...ParameterKey[]])

/** A value as people read it: 6.5 (percent), 9 (USD/kg), 3 (weekday, Wednesday). */
export const parameter = z.strictObject({
  key: parameterKey,
  value: z.number(),
  unit: z.string(),
  validFrom: instant,
})

export const listParameters = endpoint({
  method: 'GET',
  path: '/configuration-parameter',
  summary: 'The values of all parameters that count now.',
  roles: ['administrator'],
  response: z.array(parameter),
})

/** What a price at retail needs; never base price, bonus or discount rate (domain, section 6). */
export const listRetailParameters = endpoint({
  method: 'GET',
  path: '/quotation/parameters',
  summary: 'The parameters that a price at retail needs.',
  roles: ['client', 'associate', 'administrator'],
  response: z.array(parameter),
})
