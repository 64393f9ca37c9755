import { users as contract } from '@app/contract'
import { USER_TYPES } from '@app/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { contains } from '../../db/search.ts'
import { list, type Wanted } from '../../records/list.ts'
import { anyOf, between, oneOf } from '../../records/list-filters.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { countRowsOf, pageOfRows } from '../../records/reading.ts'
import { countOpen } from '../orders/orders-of-clients.repository.ts'
import { userView } from './user.view.ts'
import { getAssociate } from './users.repository.ts'
import { usersTable as users } from './users.table.ts'
import { countClients, isOfType, type ListedUser, selectUsers } from './users-lists.repository.ts'

const isClient = isOfType(USER_TYPES.client)

/** Accounts with their open orders. */
const accounts = {
  id: users.id,
  rows: (db: Db, wanted: Wanted) => pageOfRows(selectUsers(db, wanted.page.cursor).$dynamic(), wanted),
  count: countRowsOf(users),
  view: async (rows: readonly ListedUser[], { db }: { db: Db }) => {
    const openOrders = await countOpen(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => userView(row, openOrders.get(row.id) ?? 0))
  },
}

/** Associates with how many clients each has. */
const associates = {
  ...accounts,
  view: async (rows: readonly ListedUser[], reader: { db: Db }) => {
    const clients = await countClients(
      reader.db,
      rows.map(({ id }) => id),
    )
    const viewed = await accounts.view(rows, reader)
    return viewed.map((associate) => ({ ...associate, clients: clients.get(associate.id) ?? 0 }))
  },
}

const asked = {
  reach: { administrator: all },
  sort: {
    createdAt: users.createdAt,
    name: { expression: sql`(${users.firstName} || ' ' || ${users.lastName})`, type: 'text' },
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    city: users.city,
    status: users.status,
  },
  range: between(users.createdAt),
  search: (q: string) => contains(users.searchText, q),
}

export const allUsers = list(contract.listUsers, accounts, {
  ...asked,
  filters: { type: anyOf(isOfType), status: oneOf(users.status) },
})

export const allAssociates = list(contract.listAssociates, associates, {
  ...asked,
  only: () => isOfType(USER_TYPES.associate),
  filters: {},
})

export const clientsWithoutAssociate = list(contract.listClientsWithoutAssociate, accounts, {
  ...asked,
  only: () => and(isClient, isNull(users.associateId)),
  filters: {},
})

export const clientsOfAssociate = list(contract.listClientsOfAssociate, accounts, {
  ...asked,
  only: async ({ db, params }) => {
    await getAssociate(db, params.id)
    return and(isClient, eq(users.associateId, params.id))
  },
  filters: {},
})

export const ownClients = list(contract.listOwnClients, accounts, {
  ...asked,
  reach: { associate: ownedBy(users.associateId) },
  only: () => isClient,
  filters: {},
})
