import { users as contract } from '@app/contract'
import { USER_TYPES } from '@app/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { alphabetical, contains } from '../../db/search.ts'
import { list, type Wanted } from '../../records/list.ts'
import { anyOf, between, oneOf } from '../../records/list-filters.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { identityStatus } from './identity-claims.repository.ts'
import { userView } from './user.view.ts'
import { type AssociateInView, associateInView, type UserInView, userInView } from './user-view.repository.ts'
import { getAssociate } from './users.repository.ts'
import { usersTable as users } from './users.table.ts'
import { isOfType } from './users-lists.repository.ts'

const isClient = isOfType(USER_TYPES.client)

/** Accounts with their open orders. */
const accounts = {
  id: users.id,
  page: (db: Db, { where, page }: Wanted) => userInView.page(db, where, page),
  view: (rows: readonly UserInView[]) => rows.map(userView),
}

/** Associates with how many clients each has. */
const associates = {
  id: users.id,
  page: (db: Db, { where, page }: Wanted) => associateInView.page(db, where, page),
  view: (rows: readonly AssociateInView[]) => rows.map((row) => ({ ...userView(row), clients: row.clients })),
}

const asked = {
  reach: { administrator: all },
  sort: {
    createdAt: users.createdAt,
    name: alphabetical(users.firstName, users.lastName),
    firstName: alphabetical(users.firstName),
    lastName: alphabetical(users.lastName),
    email: users.email,
    city: alphabetical(users.city),
    status: users.status,
  },
  range: between(users.createdAt),
  search: (q: string) => contains(users.searchText, q),
}

export const allUsers = list(contract.listUsers, accounts, {
  ...asked,
  filters: {
    type: anyOf(isOfType),
    status: oneOf(users.status),
    emailStatus: oneOf(users.emailStatus),
    identityStatus: anyOf((one) => sql`${identityStatus} = ${one}`),
  },
})

export const allAssociates = list(contract.listAssociates, associates, {
  ...asked,
  only: () => isOfType(USER_TYPES.associate),
  filters: {},
})

export const clientsWithoutAssociate = list(contract.listClientsWithoutAssociate, accounts, {
  ...asked,
  only: () => and(isClient, isNull(users.associateId), isNull(users.closedAt)),
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
