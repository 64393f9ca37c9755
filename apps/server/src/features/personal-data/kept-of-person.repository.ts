// Where the database keeps data of a person, table by table: what the file of "everything about me" holds. Names of tables are data here, as they
// are to a backup: this list is about the whole schema, and a test compares it with the schema (docs/decisions/0115).
import { type SQL, sql } from 'drizzle-orm'
import { SEEN_ACTIONS_AS_SQL } from '../events/seen-actions.ts'
import type { PersonalKind } from './personal-data-words.ts'

export type PersonOfData = { id: string; email: string; identification: string; isVerified: boolean }

export type KeptKind = {
  kind: PersonalKind
  table: string
  /** Which rows; the table is called `t`. */
  isOf: (person: PersonOfData) => SQL
  /** What orders its rows, where it has no id. */
  key?: string
  /** Columns that are secrets, or the house's own. */
  without?: readonly string[]
  /** Of rows that are also about others: these columns alone. */
  only?: readonly string[]
}

type Owned = { of: string; by: string }
const OWN = { of: 'orders', by: 'client_id' } as const
const ownIds = ({ id }: Pick<PersonOfData, 'id'>, { of, by }: Owned): SQL =>
  sql`(select own.id from ${sql.identifier(of)} own where own.${sql.identifier(by)} = ${id})`

const whose =
  (column: string) =>
  ({ id }: PersonOfData) =>
    sql`t.${sql.identifier(column)} = ${id}`
const within =
  (column: string, owned: Owned = OWN) =>
  (person: PersonOfData) =>
    sql`t.${sql.identifier(column)} in ${ownIds(person, owned)}`

const BILLS = { of: 'bills', by: 'client_id' } as const
const PURCHASES = { of: 'purchases', by: 'client_id' } as const

/** Bundles with packages of the person; `isWhole` of them, those without anybody else's. */
function bundled(person: PersonOfData, bundle: string, isWhole: boolean): SQL {
  const orders = sql.identifier(OWN.of)
  const withOthers = sql`exists (select from ${orders} o where o.bundle_id = ${sql.raw(bundle)} and o.client_id is distinct from ${person.id})`
  const withOwn = sql`exists (select from ${orders} o where o.bundle_id = ${sql.raw(bundle)} and o.client_id = ${person.id})`
  return isWhole ? sql`${withOwn} and not ${withOthers}` : sql`${withOwn} and ${withOthers}`
}

const isOfVerified = ({ identification, isVerified }: PersonOfData): SQL =>
  isVerified ? sql`t.identification = ${identification}` : sql`false`

/** What happened to the person and to their records: not to bundles and manifests, which hold others' packages too. */
const RECORDS: readonly Owned[] = [
  'orders',
  'purchases',
  'dropshipping_requests',
  'bills',
  'fiscal_documents',
  'payment_proofs',
  'payments',
  'refunds',
  'authorized_names',
  'conversations',
].map((of) => ({ of, by: 'client_id' }))
/** Ids of the person and of their records, as a subquery. */
export function recordsOfPerson(person: Pick<PersonOfData, 'id'>): SQL {
  const incidents = sql`select i.id from ${sql.identifier('incidents')} i where i.order_id in ${ownIds(person, OWN)}`
  const records = sql.join(
    RECORDS.map((owned) => ownIds(person, owned)),
    sql` union all `,
  )
  return sql`(select ${person.id}::uuid union all ${records} union all ${incidents})`
}
/** What staff read is the audit's, which administrators alone read. */
const isNoReading = (of: 't' | 'e'): SQL => sql.raw(`${of}.action not in (${SEEN_ACTIONS_AS_SQL})`)
const isAbout = (person: PersonOfData): SQL => sql`t.aggregate_id in ${recordsOfPerson(person)}`

/** What the house earns and keeps back is not about the person. */
const HOUSE_PRICES = ['margin_in_cents', 'bonus_in_cents', 'kept_back_in_cents', 'profit_in_cents', 'parameters']
const SHARED = [
  'code',
  'status',
  'category',
  'consignee_name',
  'consignee_identification',
  'child_guide_number',
  'sent_at',
  'arrived_at',
]
const APPROVED = [
  'code',
  'status',
  'kind',
  'record_kind',
  'record_code',
  'amount_in_cents',
  'reason',
  'answer',
  'created_at',
  'answered_at',
]

/** How far a document is on its way is the house's work. */
const AT_THE_SRI = ['progress', 'step', 'messages', 'trouble', 'trouble_detail', 'numeric_code']

export const KEPT_OF_PERSON: readonly KeptKind[] = [
  { kind: 'account', table: 'users', isOf: whose('id'), without: ['password_hash', 'payment_reminders_off_by_id'] },
  { kind: 'sessions', table: 'sessions', isOf: whose('user_id'), without: ['token_hash', 'storage_key'] },
  {
    kind: 'pushSubscriptions',
    table: 'push_subscriptions',
    isOf: within('session_id', { of: 'sessions', by: 'user_id' }),
    key: 't.session_id',
    only: ['choice', 'created_at'],
  },
  { kind: 'devices', table: 'known_devices', isOf: whose('user_id'), key: 't.mark_hash', without: ['mark_hash'] },
  { kind: 'secondFactor', table: 'second_factors', isOf: whose('user_id'), without: ['secret'] },
  {
    kind: 'passkeys',
    table: 'passkeys',
    isOf: whose('user_id'),
    without: ['credential_id', 'public_key', 'signatures', 'transports'],
  },
  { kind: 'recoveryCodes', table: 'recovery_codes', isOf: whose('user_id'), without: ['code_hash'] },
  { kind: 'passwordLinks', table: 'reset_tokens', isOf: whose('user_id'), without: ['token_hash'] },
  { kind: 'emailLinks', table: 'email_links', isOf: whose('user_id'), without: ['token_hash'] },
  { kind: 'consents', table: 'consents', isOf: (person) => sql`${whose('user_id')(person)} and t.authorized_name_id is null` },
  // From where another person answered is theirs.
  {
    kind: 'consentsOfOthers',
    table: 'consents',
    isOf: (person) => sql`${whose('user_id')(person)} and t.authorized_name_id is not null`,
    only: ['created_at', 'kind', 'is_given', 'evidence', 'authorized_name_id', 'identification'],
  },
  { kind: 'authorizedNames', table: 'authorized_names', isOf: whose('client_id') },
  {
    kind: 'consentRequests',
    table: 'consent_requests',
    isOf: within('authorized_name_id', { of: 'authorized_names', by: 'client_id' }),
    without: ['token_hash'],
  },
  { kind: 'orders', table: 'orders', isOf: whose('client_id') },
  { kind: 'orderItems', table: 'order_items', isOf: within('order_id') },
  { kind: 'orderCharges', table: 'order_charges', isOf: within('order_id') },
  { kind: 'orderPrices', table: 'order_prices', isOf: within('order_id'), without: HOUSE_PRICES },
  { kind: 'trackingLinks', table: 'tracking_links', isOf: whose('client_id'), without: ['code'] },
  { kind: 'arrivalChanges', table: 'arrival_changes', isOf: within('order_id') },
  { kind: 'weightReadings', table: 'weight_readings', isOf: within('order_id'), key: 't.order_id::text || t.place' },
  { kind: 'incidents', table: 'incidents', isOf: within('order_id') },
  { kind: 'compensations', table: 'compensations', isOf: whose('client_id') },
  { kind: 'bundles', table: 'bundles', isOf: (person) => bundled(person, 't.id', true) },
  { kind: 'sharedBundles', table: 'bundles', isOf: (person) => bundled(person, 't.id', false), only: SHARED },
  {
    kind: 'quotaEntries',
    table: 'quota_entries',
    isOf: (person) => sql`${isOfVerified(person)} or (${bundled(person, 't.bundle_id', true)})`,
  },
  { kind: 'quotas', table: 'quotas', isOf: isOfVerified, key: 't.identification || t.fiscal_year' },
  { kind: 'bills', table: 'bills', isOf: whose('client_id') },
  { kind: 'billOrders', table: 'bill_orders', isOf: within('bill_id', BILLS), key: 't.bill_id::text || t.order_id' },
  { kind: 'paymentReminders', table: 'bill_reminders', isOf: within('bill_id', BILLS), key: 't.bill_id::text || t.day' },
  { kind: 'billLines', table: 'bill_lines', isOf: within('bill_id', BILLS) },
  { kind: 'creditNotes', table: 'credit_notes', isOf: within('bill_id', BILLS) },
  {
    kind: 'creditNoteLines',
    table: 'credit_note_lines',
    isOf: (person) =>
      sql`t.credit_note_id in (select n.id from ${sql.identifier('credit_notes')} n where n.bill_id in ${ownIds(person, BILLS)})`,
  },
  { kind: 'fiscalDocuments', table: 'fiscal_documents', isOf: whose('client_id'), without: AT_THE_SRI },
  { kind: 'payments', table: 'payments', isOf: whose('client_id') },
  {
    kind: 'statementLines',
    table: 'statement_lines',
    isOf: within('payment_id', { of: 'payments', by: 'client_id' }),
    only: ['day', 'amount_in_cents', 'reference', 'text', 'payment_id'],
  },
  { kind: 'paymentProofs', table: 'payment_proofs', isOf: whose('client_id') },
  { kind: 'statement', table: 'ledger_entries', isOf: whose('client_id') },
  { kind: 'moves', table: 'moves', isOf: whose('client_id') },
  { kind: 'refunds', table: 'refunds', isOf: whose('client_id') },
  {
    kind: 'approvals',
    table: 'approvals',
    isOf: ({ id }) => sql`t.client_id = ${id} or t.asked_by_id = ${id}`,
    only: APPROVED,
  },
  { kind: 'purchases', table: 'purchases', isOf: whose('client_id') },
  { kind: 'purchaseItems', table: 'purchase_items', isOf: within('purchase_id', PURCHASES) },
  { kind: 'purchaseInvoices', table: 'purchase_invoice_details', isOf: within('purchase_id', PURCHASES) },
  { kind: 'purchaseReviews', table: 'purchase_reviews', isOf: within('purchase_id', PURCHASES) },
  { kind: 'quotations', table: 'quotations', isOf: whose('client_id') },
  { kind: 'dropshipping', table: 'dropshipping_requests', isOf: whose('client_id') },
  { kind: 'earnings', table: 'earning_entries', isOf: whose('associate_id') },
  { kind: 'settlements', table: 'settlements', isOf: whose('associate_id') },
  {
    kind: 'conversation',
    table: 'conversation_messages',
    isOf: within('conversation_id', { of: 'conversations', by: 'client_id' }),
    without: ['author_id'],
  },
  {
    kind: 'conversationStanding',
    table: 'conversations',
    isOf: whose('client_id'),
    only: ['last_number', 'read_by_client', 'read_by_house', 'open_since', 'created_at'],
  },
  { kind: 'staffNotes', table: 'client_notes', isOf: whose('client_id'), without: ['author_id'] },
  { kind: 'notifications', table: 'notifications', isOf: whose('user_id') },
  {
    kind: 'notificationPreferences',
    table: 'notification_preferences',
    isOf: whose('user_id'),
    key: 't.kind || t.channel',
  },
  // An address may have been another person's before.
  {
    kind: 'mails',
    table: 'mails',
    isOf: ({ id, email }) =>
      sql`t.recipient = ${email} and t.at >= (select u.created_at from ${sql.identifier('users')} u where u.id = ${id})`,
    without: ['html'],
  },
  { kind: 'savedViews', table: 'saved_views', isOf: whose('user_id') },
  {
    kind: 'events',
    table: 'events',
    isOf: (person) => sql`${isAbout(person)} and ${isNoReading('t')}`,
    without: ['changes'],
  },
  {
    kind: 'eventValues',
    table: 'event_values',
    isOf: (person) =>
      sql`t.event_id in (select e.id from ${sql.identifier('events')} e where e.aggregate_id in ${recordsOfPerson(person)} and ${isNoReading('e')})`,
    key: 't.event_id',
    without: ['salt', 'changes'],
  },
  {
    kind: 'actions',
    table: 'events',
    isOf: (person) => sql`t.actor_id = ${person.id} and not (${isAbout(person)})`,
    only: ['at', 'action', 'aggregate', 'from_status', 'to_status', 'place'],
  },
  {
    kind: 'files',
    table: 'files',
    isOf: ({ id }) => sql`t.removed_at is null and (t.owner_id = ${id} or (t.owner_id is null and t.uploaded_by_id = ${id}))`,
    without: ['storage_key'],
  },
]
