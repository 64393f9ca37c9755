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
    .strictObject({ way: z.enum(['return', 'abandon']), price })
    .meta({ description: 'Of an order in Miami: back to its store, or left to the house. The office carries it out.' }),
  z
    .strictObject({ way: z.literal('correct') })
    .meta({ description: 'Of an order: another invoice or a new weighing, where what is on record is wrong.' }),
])
export type Way = z.output<typeof way>

export const ways = z.strictObject({
  ways: z.array(way),
  hindrance: z
    .discriminatedUnion('of', [
      z.strictObject({ of: z.literal('value'), inCents: cents, withTaxInCents: z.int().min(0), mostInCents: cents }),
      z.strictObject({ of: z.literal('weight'), inGrams: grams, mostInGrams: grams }),
    ])
    .nullable()
    .meta({ description: 'Why nobody can bring it: one thing that passes a limit by itself.' }),
})
export type Ways = z.output<typeof ways>

export const CHOSEN_WAYS = ['split', 'categoryC', 'return', 'abandon'] as const

/** One of `ways`, by whoever decides. */
export const wayChoice = {
  way: z.enum(CHOSEN_WAYS).optional().meta({ description: 'Of GET /order/{id}/ways; the comment needs no words then.' }),
  parts: z
    .array(z.array(z.int().min(0).max(200)).min(1).max(50))
    .min(2)
    .max(20)
    .optional()
    .meta({ description: 'Of a split: how many of each item go into each box, in other boxes than the best; as in `ways`.' }),
  tariffId: id.optional().meta({ description: 'Category C: the item class.' }),
  totalInCents: cents.optional().meta({ description: 'What the way was said to cost; another is refused.' }),
}

/** Of a split: other boxes than the best, as their price is asked for: `1,0;0,1;0,1`. */
export const boxesInQuery = z
  .string()
  .max(2_000, 'tooLong')
  .regex(/^\d{1,3}(,\d{1,3})*(;\d{1,3}(,\d{1,3})*)+$/)
  .transform((text) => text.split(';').map((box) => box.split(',').map(Number)))
  .meta({ description: 'How many of each item go into each box, in place of the best split: `1,0;0,1`.', example: '1,0;0,1' })

type Choice = { way?: string | undefined; parts?: unknown; totalInCents?: number | undefined }

/** A way has its price, and nothing else has one; boxes are those of a split. */
export const isWholeChoice = ({ way, parts, totalInCents }: Choice): boolean =>
  (way === undefined) === (totalInCents === undefined) && (parts === undefined || way === 'split')
