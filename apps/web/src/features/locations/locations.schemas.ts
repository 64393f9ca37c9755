// What the forms of shelves are checked by.
import { optionalText, text, wholeNumber } from '@app/contract/fields/fields'
import { isShelfCode, LAST_WALKING_ORDER, PLACES, shelfSeries } from '@app/domain'
import { z } from 'zod'

const code = text(20).refine(isShelfCode, 'shelfCode')

export const newLocationsForm = z
  .object({
    warehouse: z.enum(PLACES),
    first: code,
    last: z.union([z.literal(''), code]),
    zone: optionalText(40),
  })
  .refine(({ first, last }) => last === '' || shelfSeries(first, last) !== null, { error: 'shelfSeries', path: ['last'] })

export const locationForm = z.object({
  zone: optionalText(40),
  walkingOrder: wholeNumber().min(1, 'notValid').max(LAST_WALKING_ORDER, 'tooLarge'),
})
