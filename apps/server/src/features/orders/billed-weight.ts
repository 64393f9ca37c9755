import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Weighed = Record<`${'final' | 'real' | 'warehouse' | 'store'}WeightInGrams`, AnyPgColumn>

/** All weights of a package, from the one that counts most. */
export const weightsOf = ({
  finalWeightInGrams,
  realWeightInGrams,
  warehouseWeightInGrams,
  storeWeightInGrams,
}: Weighed): [AnyPgColumn, AnyPgColumn, AnyPgColumn, AnyPgColumn] => [
  finalWeightInGrams,
  realWeightInGrams,
  warehouseWeightInGrams,
  storeWeightInGrams,
]

/** The weight that counts now, as `billedWeight` of the domain says it. */
export const billedWeightOf = (weighed: Weighed): SQL => sql`coalesce(${sql.join(weightsOf(weighed), sql`, `)})`
