import { ROLES } from '@app/domain'
import { z } from 'zod'

export const refusal = z
  .strictObject({
    statusCode: z.int(),
    code: z.string(),
    message: z.union([z.string(), z.array(z.string())]),
    details: z
      .looseObject({
        fields: z
          .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string(), didYouMean: z.string().optional() }))
          .optional(),
        ids: z.array(z.string()).optional(),
        codes: z.array(z.string()).optional(),
        because: z.array(z.string()).optional(),
        task: z.unknown().optional(),
        next: z.array(z.strictObject({ action: z.string(), call: z.string(), who: z.array(z.enum(ROLES)) })).optional(),
      })
      .optional()
      .meta({
        description:
          '`fields` names each wrong field by its path with a code, and the parameter that was probably meant; `ids` names the records that failed, `codes` the same as people do. Of a conflict and of a rule of the business, `because` says what is missing (`not…`) or in the way, and `next` what is open on the first record now, by which call and by whom. Of `workNeeded`, `task` is a challenge of ALTCHA, version 2 (PBKDF2).',
      }),
  })
  .meta({
    description: "Every refusal. `message` is the catalogue's English sentence; the web shows the person's language by `code`.",
  })
export type Refusal = z.output<typeof refusal>
