import { z } from 'zod'

/** Every refusal. `message` is the catalogue's English sentence; the web shows the person's language by `code`. */
export const refusal = z.strictObject({
  statusCode: z.int(),
  code: z.string(),
  message: z.union([z.string(), z.array(z.string())]),
  /** `fields` names each wrong field by its path with a code; `ids` names the records that failed. */
  details: z
    .looseObject({
      fields: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })).optional(),
      ids: z.array(z.string()).optional(),
    })
    .optional(),
})
export type Refusal = z.output<typeof refusal>
