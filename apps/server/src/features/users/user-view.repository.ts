// What is read of accounts to publish them, in one statement: their columns, and what their orders and their clients come to.
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { isOnFor } from '../credentials/second-factors.repository.ts'
import { profitOn } from '../earnings/earnings.repository.ts'
import { accountAsJson } from '../ledger/ledger.repository.ts'
import { hasOrdersAs, openOrdersOf } from '../orders/orders-of-clients.repository.ts'
import { type PersonReference, personNamedBy } from '../people/person-columns.repository.ts'
import { claimants, identityStatus } from './identity-claims.repository.ts'
import { usersTable as users } from './users.table.ts'

const { id, version, createdAt, updatedAt, firstName, lastName, email, emailStatus, username, phone, casilleroCode } = users
const { identificationType, identification, city, province, status, isAdmin, isAssociate, isCourier, hasDiscount, closedAt } =
  users

const USER_VIEW = {
  ...{ id, version, createdAt, updatedAt, firstName, lastName, email, emailStatus, username, phone, casilleroCode },
  ...{ identificationType, identification, city, province, status, isAdmin, isAssociate, isCourier, hasDiscount, closedAt },
  associate: personNamedBy(users.associateId),
  openOrders: openOrdersOf(id),
  identityStatus,
}

export const userInView = recordView(users, id, USER_VIEW)
export type UserInView = RowOf<typeof USER_VIEW>

const client = alias(users, 'client')

const ASSOCIATE_VIEW = {
  ...USER_VIEW,
  clients: sql<number>`(select count(*)::int from ${users} as "client" where ${client.associateId} = ${id})`,
}

export const associateInView = recordView(users, id, ASSOCIATE_VIEW)
export type AssociateInView = RowOf<typeof ASSOCIATE_VIEW>

const { birthDate, address, language, duties, pendingEmail, passwordHash, identityVerifiedAt } = users

export const userInDetail = recordView(users, id, {
  ...USER_VIEW,
  ...{ birthDate, address, language, duties, pendingEmail, identityVerifiedAt },
  isIdentificationLocked: sql<boolean>`(${hasOrdersAs(id)} and ${identityStatus} <> 'lost')`,
  claimants,
  hasPassword: sql<boolean>`${passwordHash} is not null`,
  hasSecondFactor: isOnFor(id),
})

/** Given `associateId`. */
export const balanceInView = recordView(users, id, {
  id,
  client: personNamedBy(id) as SQL<PersonReference>,
  account: accountAsJson(id),
  openOrders: openOrdersOf(id),
  profitInCents: profitOn(id),
})
