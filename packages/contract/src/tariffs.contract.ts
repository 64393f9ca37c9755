// The item classes that category C is taxed by (both ways, section 3); the office enters them.
import { OWNERS_ALONE, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, idParams, record, text } from './fields/fields.ts'

const rate = z.int().min(0).max(10_000).meta({ description: 'Ad valorem, in hundredths of a percent: 10 % is 1000.' })

export const tariff = z
  .strictObject({
    ...record,
    nameEs: z.string(),
    nameEn: z.string(),
    adValoremInBasisPoints: rate.nullable().meta({ description: 'In force today; null while its first rate is to come.' }),
    validFrom: date.meta({ description: 'Since when that rate is in force; of a class without one, from when it will be.' }),
    rates: z
      .array(z.strictObject({ adValoremInBasisPoints: rate, validFrom: date }))
      .meta({ description: 'Every rate it had and will have, oldest first.' }),
  })
  .meta({ description: 'An item class of customs, with its ad valorem rate.' })
export type Tariff = z.output<typeof tariff>

export const newTariff = z.strictObject({
  nameEs: text(80).meta({ description: 'No other class has it, however it is capitalised.' }),
  nameEn: text(80),
  adValoremInBasisPoints: rate,
  validFrom: date.optional().meta({ description: 'Today, unless it is another day.' }),
})
export type NewTariff = z.input<typeof newTariff>

export const listTariffs = endpoint({
  method: 'GET',
  path: '/tariff',
  summary: 'Lists the item classes of category C.',
  description: 'By their Spanish name.',
  roles: ROLES,
  response: z.array(tariff),
})

export const createTariff = endpoint({
  method: 'POST',
  path: '/tariff',
  summary: 'Adds an item class.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  body: newTariff,
  response: tariff,
})

export const updateTariff = endpoint({
  method: 'PUT',
  path: '/tariff/{id}',
  summary: 'Renames an item class, or gives it a rate from a day on.',
  description: 'What was priced keeps its rate. A rate of a day that has passed is not changed.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  body: newTariff,
  edits: 'tariff',
  response: tariff,
})
