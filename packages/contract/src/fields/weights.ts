import { z } from 'zod'

/** Of a package, as each of those who weighed it said. */
export const weights = z.strictObject({
  storeInGrams: z.int().nullable().meta({ description: "The client's estimate from the store." }),
  warehouseInGrams: z.int().nullable(),
  realInGrams: z.int().nullable(),
  finalInGrams: z.int().nullable(),
})
