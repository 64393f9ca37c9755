import { z } from 'zod'
import { id } from '../fields/fields.ts'

/** Where a package lies. */
export const shelf = z.strictObject({
  id,
  code: z.string(),
  zone: z.string(),
  walkingOrder: z.int().meta({ description: 'What is walked past first has the lowest.' }),
})
export type Shelf = z.output<typeof shelf>
