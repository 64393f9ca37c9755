import { type AnyPgColumn, index } from 'drizzle-orm/pg-core'
import { searchable } from '../../db/search.ts'
import { billedWeightOf } from './billed-weight.ts'

type Days = 'orderDate' | 'estimatedArrivalDate' | 'arrivalDate'
type Sorted = Record<'id' | 'updatedAt' | 'status' | 'statusSince' | 'productValueInCents' | 'description' | Days, AnyPgColumn> &
  Parameters<typeof billedWeightOf>[0]

/** Whatever a list of all orders is sorted by has an index: sorting a million takes seconds (docs/decisions/0082). */
export const sortedIndexes = (table: Sorted) => [
  index('orders_updated_index').on(table.updatedAt, table.id),
  index('orders_ordered_index').on(table.orderDate, table.id),
  index('orders_expected_index').on(table.estimatedArrivalDate, table.id),
  index('orders_arrived_index').on(table.arrivalDate, table.id),
  index('orders_status_index').on(table.status, table.id),
  index('orders_status_since_index').on(table.statusSince, table.id),
  index('orders_value_index').on(table.productValueInCents, table.id),
  index('orders_weight_index').on(billedWeightOf(table), table.id),
  index('orders_description_index').on(searchable(table.description), table.id),
]
