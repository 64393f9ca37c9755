import type { users as contract, List, ListQuery } from '@app/contract'
import { USER_TYPES } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import { countOpen } from '../orders/orders-of-clients.repository.ts'
import { userView } from './user.view.ts'
import { countClients, countUsers, listUsers as list, type UserFilter } from './users-lists.repository.ts'

/** Accounts with their open orders. */
export async function listUsers(db: Db, filter: UserFilter, query: ListQuery): Promise<List<contract.User>> {
  const [rows, total] = await Promise.all([list(db, filter, query), countUsers(db, filter, query.q)])
  return pageAnswer(query, rows, total, async (page) => {
    const ids = page.map(({ id }) => id)
    const openOrders = await countOpen(db, ids)
    return page.map((row) => userView(row, openOrders.get(row.id) ?? 0))
  })
}

/** Associates with how many clients each has. */
export async function listAssociates(db: Db, query: ListQuery): Promise<List<contract.Associate>> {
  const { data, meta } = await listUsers(db, { types: [USER_TYPES.associate] }, query)
  const clients = await countClients(
    db,
    data.map(({ id }) => id),
  )
  return { data: data.map((associate) => ({ ...associate, clients: clients.get(associate.id) ?? 0 })), meta }
}
