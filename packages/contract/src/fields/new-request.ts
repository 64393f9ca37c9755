// What is asked for: the things in a package, a package, and packages together.
import { CATEGORIES } from '@app/domain'
import { z } from 'zod'
import { grams, id, optionalText, positiveCents, text, wholeNumber } from './fields.ts'

export const orderItem = z.strictObject({
  description: text(200),
  quantity: wholeNumber().min(1, 'quantityNotPositive').max(999, 'tooLarge'),
  unitPriceInCents: positiveCents,
  tariffId: id.optional().meta({ description: 'Category C: the item class that customs taxes it by.' }),
})

export const newPackage = z
  .strictObject({
    tracking: z.string().trim().max(60, 'tooLong').default(''),
    store: optionalText(80),
    storeOrderNumber: optionalText(60).meta({ description: 'The number that the store gave the purchase.' }),
    items: z.array(orderItem).min(1, 'required').max(50),
    storeWeightInGrams: grams.nullable().default(null),
    comment: optionalText(500),
  })
  .meta({
    description:
      "A package of a new request. Its files are the parts `invoice-0`, `tracking-0`, `photo-0` … of the package's position.",
  })

export const newRequest = z.strictObject({
  clientId: id.optional().meta({ description: "Staff name the client; a client's own request has none." }),
  category: z.enum(CATEGORIES),
  consigneeAuthorizedNameId: id
    .nullable()
    .default(null)
    .meta({ description: 'Who is declared and who collects: an authorized name, or null for the client.' }),
  pickupAuthorizedNameId: id.nullable().default(null),
  packages: z.array(newPackage).min(1, 'packageRequired').max(20),
})
export type NewRequest = z.input<typeof newRequest>
