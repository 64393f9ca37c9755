import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Weighed = Record<`${'final' | 'real' | 'warehouse' | 'store'}WeightInGrams`, AnyPgColumn>

/** The weight that counts now, as `billedWeight` of the domain says it. */
export const billedWeightOf = ({
  finalWeightInGrams,
  realWeightInGrams,
  warehouseWeightInGrams,
  storeWeightInGrams,
}: Weighed): SQL => sql`coalesce(${finalWeightInGrams}, ${realWeightInGrams}, ${warehouseWeightInGrams}, ${storeWeightInGrams})`
