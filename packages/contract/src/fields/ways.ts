// What can be done with a package that passes a limit of its category, with prices (both ways, section 3).
import { z } from 'zod'
import { cents, grams, id } from './fields.ts'
import { price } from './prices.ts'

const part = z.strictObject({
  quantities: z.array(z.int()).meta({ description: 'How many of each item, in the order of the items.' }),
  weightInGrams: z.int(),
  valueInCents: z.int(),
  price,
})

export const way = z.discriminatedUnion('way', [
  z
    .strictObject({ way: z.literal('split'), parts: z.array(part), price })
    .meta({ description: 'The fewest boxes that it fits into; weights that nobody knows are shared by value.' }),
  z
    .strictObject({ way: z.literal('categoryC'), price: price.nullable() })
    .meta({ description: 'Without a price until an item class is named.' }),
  z
    .strictObject({ way: z.literal('correct') })
    .meta({ description: 'Of an order: another invoice or a new weighing, where what is on record is wrong.' }),
])
export type Way = z.output<typeof way>

export const ways = z.strictObject({
  ways: z.array(way),
  hindrance: z
    .discriminatedUnion('of', [
      z.strictObject({ of: z.literal('value'), inCents: cents, mostInCents: cents }),
      z.strictObject({ of: z.literal('weight'), inGrams: grams, mostInGrams: grams }),
    ])
    .nullable()
    .meta({ description: 'Why nobody can bring it: one thing that passes a limit by itself.' }),
})
export type Ways = z.output<typeof ways>

/** One of `ways`, by whoever decides. */
export const wayChoice = {
  way: z
    .enum(['split', 'categoryC'])
    .optional()
    .meta({ description: 'Of GET /order/{id}/ways; the comment needs no words then.' }),
  tariffId: id.optional().meta({ description: 'Category C: the item class.' }),
  totalInCents: cents.optional().meta({ description: 'What the way was said to cost; another is refused.' }),
}

/** A way has its price, and nothing else has one. */
export const isWholeChoice = ({ way, totalInCents }: { way?: string | undefined; totalInCents?: number | undefined }): boolean =>
  (way === undefined) === (totalInCents === undefined)
