// How a client's packages look in their lists.
import { and, sql } from 'drizzle-orm'
import { recordView } from '../../../db/record-view.ts'
import { withinReachOf } from '../../../records/record-reader.ts'
import { coverOfOrder } from '../../files/files.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { ordersTable } from '../orders.table.ts'

const { id } = ordersTable

/** Given `ids` and the client's `userId`: of those that are theirs. */
export const readOwnCovers = recordView(ordersTable, id, { id, cover: coverOfOrder(id) }).written(
  and(sql`${id} = any(${sql.placeholder('ids')}::uuid[])`, withinReachOf(orderKind.reach, 'client')),
)
