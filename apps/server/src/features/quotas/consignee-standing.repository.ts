// In whose name bundles are declared: whether that identification is disputed, and whether staff saw its document.
import type { ConsigneeStanding } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { authorizedNamesTable as names } from '../authorized-names/authorized-names.table.ts'
import { bundlesTable as bundles } from '../bundles/bundles.table.ts'
import { isIdentityProofRequired } from '../company/company.repository.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { isClaim } from '../users/identity-claims.repository.ts'
import { usersTable } from '../users/users.table.ts'

const claimant = alias(usersTable, 'claimant')
const client = alias(usersTable, 'client')

const claims = (identification: PgColumn) => and(eq(claimant.identification, identification), isClaim(claimant))
const isProved = isNotNull(claimant.identityVerifiedAt)
const isIn = (bundle: PgColumn) => eq(orders.bundleId, bundle)

/** The document was seen of a client who has this number, or of the authorized person who is named. */
const isVerified = (bundle: PgColumn, identification: PgColumn): SQL<boolean> => sql<boolean>`(
  exists (select from ${usersTable} as "claimant" where ${and(claims(identification), isProved)})
  or exists (select from ${orders} join ${names} on ${eq(names.id, orders.consigneeAuthorizedNameId)}
    where ${and(isIn(bundle), eq(names.identification, identification), isNotNull(names.identityVerifiedAt))}))`

/** Several clients claim it and none proved it, or a client declares as their own what another proved, or what they gave up since. */
const isDisputed = (bundle: PgColumn, identification: PgColumn): SQL<boolean> => sql<boolean>`(
  coalesce((select count(*) > 1 and not bool_or(${isProved}) from ${usersTable} as "claimant" where ${claims(identification)}), false)
  or exists (select from ${orders} join ${usersTable} as "claimant" on ${and(claims(identification), isProved)}
    where ${and(isIn(bundle), isNull(orders.consigneeAuthorizedNameId), ne(claimant.id, orders.clientId))})
  or exists (select from ${orders} join ${usersTable} as "client" on ${eq(client.id, orders.clientId)}
    where ${and(isIn(bundle), isNull(orders.consigneeAuthorizedNameId), ne(client.identification, identification))}))`

const isClientKnown = (bundle: PgColumn): SQL<boolean> => sql<boolean>`not exists (
  select from ${orders} join ${usersTable} as "client" on ${eq(client.id, orders.clientId)}
    where ${and(isIn(bundle), eq(client.emailStatus, 'waiting'), isNull(client.identityVerifiedAt))})`

/** For a query that reads bundles. */
export const STANDING: { readonly [Fact in keyof ConsigneeStanding]: SQL<boolean> } = {
  isDisputed: isDisputed(bundles.id, bundles.consigneeIdentification),
  isVerified: isVerified(bundles.id, bundles.consigneeIdentification),
  isProofRequired: isIdentityProofRequired,
  isClientKnown: isClientKnown(bundles.id),
}

/** Of each of these bundles. */
export async function standingsOf(db: Db, bundleIds: readonly string[]): Promise<Map<string, ConsigneeStanding>> {
  if (bundleIds.length === 0) return new Map()
  const rows = await db
    .select({ id: bundles.id, ...STANDING })
    .from(bundles)
    .where(inArray(bundles.id, [...bundleIds]))
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}
