import { z } from 'zod'

export const title = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('thing'),
      name: z.string().meta({ description: "The client's own name for it, else its first item." }),
      more: z.int().meta({ description: 'How many items there are beside it.' }),
    }),
    z.strictObject({ kind: z.literal('store'), store: z.string() }),
    z.strictObject({ kind: z.literal('tracking'), lastCharacters: z.string() }),
    z.strictObject({ kind: z.literal('unknown') }),
  ])
  .meta({ description: 'What its client calls it, without the words of a language; at most 40 characters of a name.' })

export const titles = z
  .strictObject({ titles: z.array(title), count: z.int() })
  .meta({ description: 'What the client calls things that belong together: the first two, and how many there are.' })
