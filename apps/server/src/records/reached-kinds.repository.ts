// Whose a changed record is, by the name that its events have; of several kinds at once in one statement.
import type { Role } from '@app/domain'
import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { refundKind } from '../features/accounts/refunds.kind.ts'
import { approvalKind } from '../features/approvals/approvals.kind.ts'
import { authorizedNameKind } from '../features/authorized-names/authorized-names.kind.ts'
import { billKind } from '../features/bills/bills.kind.ts'
import { bundleKind } from '../features/bundles/bundles.kind.ts'
import { chargeKind } from '../features/charges/charges.kind.ts'
import { conversationKind } from '../features/conversations/conversations.kind.ts'
import { dropshippingKind } from '../features/dropshipping/dropshipping.kind.ts'
import { settlementKind } from '../features/earnings/settlements/settlements.kind.ts'
import type { EventAggregate } from '../features/events/events.table.ts'
import { fiscalDocumentKind } from '../features/fiscal-documents/fiscal-documents.kind.ts'
import { incidentKind } from '../features/incidents/incidents.kind.ts'
import { paymentsTable } from '../features/ledger/payments.table.ts'
import { manifestKind } from '../features/manifest-records/manifests.kind.ts'
import { orderKind } from '../features/orders/orders.kind.ts'
import { paymentProofKind } from '../features/payment-proof-records/payment-proofs.kind.ts'
import { paymentReach } from '../features/payments/payment-reach.repository.ts'
import { CLIENTS_OF_ASSOCIATE } from '../features/people/clients-of-associate.repository.ts'
import { purchaseKind } from '../features/purchases/purchases.kind.ts'
import { tariffKind } from '../features/tariffs/tariffs.kind.ts'
import { userKind } from '../features/users/users.kind.ts'
import { all, type OwnerId, type Reach } from './reach.ts'

type Reached = { table: PgTable & { id: PgColumn }; reach: Reach }

/** Their own account, and those of their clients. */
const own = (userId: OwnerId): SQL | undefined =>
  or(userKind.reach.associate?.(userId), CLIENTS_OF_ASSOCIATE.reach.associate(userId))

/** Read by administrators alone. */
const OF_THE_HOUSE = ['parameter', 'company', 'drawer', 'location'] as const satisfies readonly EventAggregate[]
type OfTheHouse = (typeof OF_THE_HOUSE)[number]
const isOfTheHouse = (kind: EventAggregate): kind is OfTheHouse => OF_THE_HOUSE.some((one) => one === kind)

const REACHED: Readonly<Record<Exclude<EventAggregate, OfTheHouse>, Reached>> = {
  order: orderKind,
  purchase: purchaseKind,
  bundle: bundleKind,
  manifest: manifestKind,
  bill: billKind,
  payment: { table: paymentsTable, reach: paymentReach },
  paymentProof: paymentProofKind,
  refund: refundKind,
  settlement: settlementKind,
  approval: approvalKind,
  fiscalDocument: fiscalDocumentKind,
  dropshippingRequest: dropshippingKind,
  incident: incidentKind,
  user: { table: userKind.table, reach: { ...userKind.reach, associate: own } },
  authorizedName: authorizedNameKind,
  conversation: conversationKind,
  charge: chargeKind,
  tariff: tariffKind,
}

export type NamedRecord = { kind: EventAggregate; recordId: string }
/** `userId` reaches the record. */
export type ReachedRecord = NamedRecord & { userId: string }

/** Which of these people, who have one role, reach which of these records: one statement, however many there are. */
export async function whoReaches(
  db: Db,
  { role, userIds, records }: { role: Role; userIds: readonly string[]; records: readonly NamedRecord[] },
): Promise<ReachedRecord[]> {
  const asked = [...Map.groupBy(records, ({ kind }) => kind)].flatMap(([kind, some]) => {
    const reached = isOfTheHouse(kind) ? undefined : REACHED[kind]
    const condition = reached?.reach[role]?.(sql`"person"."id"`)
    if (!reached || !condition || reached.reach[role] === all) return []
    const ids = sql.param([...new Set(some.map(({ recordId }) => recordId))])
    const { table } = reached
    return [
      sql`select ${kind}::text as "kind", ${table.id} as "recordId", "person"."id" as "userId"
        from ${table} join "person" on ${condition} where ${table.id} = any(${ids}::uuid[])`,
    ]
  })
  if (asked.length === 0) return []
  const people = sql`with "person" as (select unnest(${sql.param([...userIds])}::uuid[]) as "id")`
  const { rows } = await db.execute<ReachedRecord>(sql`${people} ${sql.join(asked, sql` union all `)}`)
  return rows
}
