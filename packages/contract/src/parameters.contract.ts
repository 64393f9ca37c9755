import { OWNERS_ALONE, PARAMETER_CATALOGUE, type ParameterKey } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, optionalText } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'

export const parameterKey = z.enum(Object.keys(PARAMETER_CATALOGUE) as [ParameterKey, ...ParameterKey[]])

export const parameterReason = optionalText(300).meta({ description: 'Why a value was given.' })

export const parameter = z
  .strictObject({
    key: parameterKey,
    value: z.number(),
    unit: z.string(),
    validFrom: instant,
    number: z.int().meta({
      description: 'Rises with every value that any parameter gets: the highest in force is the version that a price keeps.',
    }),
    isConfirmed: z.boolean().meta({ description: 'Whether a person gave it; what an installation starts with, nobody did.' }),
  })
  .meta({ description: 'A value as people read it: 6.5 (percent), 9 (USD/kg), 3 (weekday, Wednesday).' })
export type Parameter = z.output<typeof parameter>

export const listParameters = endpoint({
  method: 'GET',
  path: '/configuration-parameter',
  summary: 'The values of all parameters that count now.',
  roles: ['administrator'],
  response: z.array(parameter),
})

// Domain, section 6.
export const listRetailParameters = endpoint({
  method: 'GET',
  path: '/quotation/parameters',
  summary: 'The parameters that a price at retail needs.',
  description: 'What a price at retail needs; never base price, bonus or discount rate.',
  roles: ['client', 'associate', 'administrator'],
  response: z.array(parameter),
})

export const parameterEntry = parameter
  .omit({ isConfirmed: true })
  .extend({
    id,
    previousValue: z
      .number()
      .nullable()
      .meta({ description: 'What it followed; null for the value that the installation started with.' }),
    reason: z.string().meta({ description: 'Why, in the words of whoever gave it.' }),
    createdAt: instant,
    actor: z.strictObject({ name: z.string() }).nullable(),
  })
  .meta({ description: 'A value that a parameter had, has, or will have.' })

export type ParameterEntry = z.output<typeof parameterEntry>

export const listParameterHistory = endpoint({
  method: 'GET',
  path: '/configuration-parameter/history',
  summary: 'Every value that the parameters had, or will have from a day on.',
  roles: ['administrator'],
  query: listQueryBy({
    sort: ['validFrom', 'number'],
    range: 'takesEffect',
  }).extend({ key: repeated(parameterKey) }),
  response: listOf(parameterEntry),
})

export const createParameter = endpoint({
  method: 'POST',
  path: '/configuration-parameter/create',
  summary: 'Gives a parameter a value from an instant on.',
  description: 'A value from a day on, so that a change of prices can be announced.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  body: z.strictObject({
    key: parameterKey,
    value: z.number(),
    validFrom: instant.optional().meta({ description: 'Not in the past; now where nothing is said.' }),
    reason: parameterReason,
  }),
  response: parameter,
})

export const updateParameters = endpoint({
  method: 'PUT',
  path: '/configuration-parameter/update-many',
  summary: 'Gives several parameters new values from now on.',
  description: 'New values from now on, all of them or none.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  body: z.strictObject({
    parameters: z
      .array(
        z.strictObject({
          key: parameterKey,
          value: z.number(),
          number: z
            .int()
            .optional()
            .meta({ description: "The value that it replaces, as it was read: somebody else's change in between is refused." }),
        }),
      )
      .min(1, 'required')
      .max(100),
    reason: parameterReason,
  }),
  response: z.array(parameter),
})

export const exportParameterHistory = exportOf(listParameterHistory)
export const selectParameterHistory = selectionOf(listParameterHistory)
