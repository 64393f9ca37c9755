// Who claims an identification: several clients may give the same one, and staff decide on documents.
import type { IdentityStatus } from '@app/domain'
import { and, asc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import type { Waiting } from '../../records/waiting.ts'
import { hasOrdersAs } from '../orders/orders-of-clients.repository.ts'
import type { PersonReference } from '../people/person-columns.repository.ts'
import type { Account } from './users.repository.ts'
import { usersTable as users } from './users.table.ts'

const claimant = alias(users, 'claimant')

/** Users, under whatever name a query reads them. */
type Claimable = Record<'casilleroCode' | 'identification' | 'status' | 'emailStatus' | 'identityVerifiedAt', PgColumn>

/**
 * A client's open account claims its number once its address is confirmed: a sign-up alone holds up nobody. One whose document staff saw
 * holds it in any case.
 */
export const isClaim = (account: Claimable): SQL | undefined =>
  and(
    isNotNull(account.casilleroCode),
    ne(account.identification, ''),
    or(and(eq(account.status, 'active'), ne(account.emailStatus, 'waiting')), isNotNull(account.identityVerifiedAt)),
  )
/** The same of an account that was read. */
export const claims = ({ casilleroCode, identification, status, emailStatus, identityVerifiedAt }: Account): boolean =>
  casilleroCode !== null &&
  identification !== '' &&
  ((status === 'active' && emailStatus !== 'waiting') || identityVerifiedAt !== null)

/** Another client claims the same number. */
const claimsToo: SQL = sql`${and(eq(claimant.identification, users.identification), ne(claimant.id, users.id), isClaim(claimant))}`

/** Where a query reads users: what the identification of each is worth. */
export const identityStatus: SQL<IdentityStatus> = sql<IdentityStatus>`case
  when ${users.identityVerifiedAt} is not null then 'verified'
  when not (${isClaim(users)}) then 'declared'
  else coalesce((
    select case when bool_or(${claimant.identityVerifiedAt} is not null) then 'lost' else 'disputed' end
    from ${users} as "claimant" where ${claimsToo} having count(*) > 0), 'declared') end`

/** The others, with their names. */
export const claimants: SQL<PersonReference[]> = listAsJson<PersonReference>(
  {
    id: claimant.id,
    code: claimant.casilleroCode,
    name: sql`${claimant.firstName} || ' ' || ${claimant.lastName}`,
  },
  sql`from ${users} as "claimant" where ${isClaim(users)} and ${claimsToo}`,
  sql`${claimant.createdAt}, ${claimant.id}`,
)

type Claim = Pick<Account, 'id' | 'identification' | 'casilleroCode'>
export type Standing = { identityStatus: IdentityStatus; hasOrders: boolean }

/** What decides whether a person may correct their number. */
export async function standingOf(db: Db, id: string): Promise<Standing> {
  const [standing] = await db
    // Within another expression: of one that is selected by itself drizzle leaves out the tables of its columns.
    .select({
      identityStatus: sql<IdentityStatus>`(${identityStatus})`,
      hasOrders: sql<boolean>`(${hasOrdersAs(users.id)})`,
    })
    .from(users)
    .where(eq(users.id, id))
  return standing ?? { identityStatus: 'declared', hasOrders: false }
}

/** After the first order the number stays, or the yearly quota could be evaded; one that staff gave to another does not. */
export const isLocked = ({ identityStatus: status, hasOrders }: Standing): boolean => hasOrders && status !== 'lost'

/** Clients who claim this number too, the oldest first. */
export async function otherClaimantsOf(
  db: Db,
  { id, identification, casilleroCode }: Claim,
): Promise<Pick<Account, 'id' | 'identityVerifiedAt'>[]> {
  if (casilleroCode === null) return []
  return db
    .select({ id: users.id, identityVerifiedAt: users.identityVerifiedAt })
    .from(users)
    .where(and(eq(users.identification, identification), ne(users.id, id), isClaim(users)))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** The same, one caller at a time for each number: of two who claim it at once, the second sees the first. After the people are held. */
export async function holdOtherClaimantsOf(db: Db, account: Claim): ReturnType<typeof otherClaimantsOf> {
  await holdNumbers(db, [account.identification])
  return otherClaimantsOf(db, account)
}

/** In one order: two who take each other's number would wait forever. */
export async function holdNumbers(db: Db, numbers: readonly string[]): Promise<void> {
  for (const number of [...new Set(numbers)].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identification ${number}`}, 0))`)
}

/** How many accounts wait for staff to see a document: as many as the list of users shows as disputed. A number is in dispute since its newest account. */
export const disputedAccounts: SQL<Waiting> = sql`(
  select json_build_object('count', coalesce(sum(claimants), 0), 'oldestAt', min(since)) from (
  select count(*) as claimants, max(${users.createdAt}) as since from ${users} where ${isClaim(users)} group by ${users.identification}
  having count(*) > 1 and not bool_or(${users.identityVerifiedAt} is not null)) as "disputed")`
