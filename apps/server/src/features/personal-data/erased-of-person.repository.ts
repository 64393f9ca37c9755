// What is removed or replaced of a person whose account is closed, table by table: what is not named here stays, and a test names why. Tables are data
// here, as they are in kept-of-person.repository.ts: erasing is no action of a record's life (docs/decisions/0123).
import { type SQL, sql } from 'drizzle-orm'
import { type Erasing, edited, filesOf, firstOf, words } from './erase-rows.repository.ts'
import { recordsOfPerson } from './kept-of-person.repository.ts'

export type ErasedPerson = { id: string; email: string; identification: string; since: Date; closedName: string }
type ErasedOfPerson = Erasing & { isOf: (person: ErasedPerson) => SQL }

const of =
  (column: string) =>
  ({ id }: ErasedPerson): SQL =>
    sql`t.${sql.identifier(column)} = ${id}`
const sessions = (id: string): SQL => sql`(select s.id from ${sql.identifier('sessions')} s where s.user_id = ${id})`
const orders = (id: string): SQL => sql`(select o.id from ${sql.identifier('orders')} o where o.client_id = ${id})`
const names = (id: string): SQL => sql`(select n.id from ${sql.identifier('authorized_names')} n where n.client_id = ${id})`
const bills = (id: string): SQL => sql`(select b.id from ${sql.identifier('bills')} b where b.client_id = ${id})`
const purchases = (id: string): SQL => sql`(select p.id from ${sql.identifier('purchases')} p where p.client_id = ${id})`

const conversations = (id: string): SQL => sql`(select c.id from ${sql.identifier('conversations')} c where c.client_id = ${id})`

/** A bundle of only this person's packages that was taken apart before it was declared to anybody. */
const neverDeclared = ({ id, identification }: ErasedPerson): SQL => sql`t.sent_at is null and t.removed_at is not null
  and (t.consignee_authorized_name_id in ${names(id)} or t.consignee_identification = ${identification})`

/** Photos, signatures and pictures of numbers; invoices, receipts of payment and signed consents are papers of customs and books. */
const seen = ({
  id,
}: ErasedPerson): SQL => sql`t.purpose in ('photo', 'signature', 'tracking', 'proof', 'attachment') and t.record_kind is distinct from 'authorizedName' and t.erased_at is null and (
  (t.purpose <> 'proof' and (t.owner_id = ${id} or (t.owner_id is null and t.uploaded_by_id = ${id}) or (t.record_kind = 'order' and t.record_id in ${orders(id)})))
  or (t.record_kind = 'incident' and t.record_id in (select i.id from ${sql.identifier('incidents')} i where i.order_id in ${orders(id)})))`

export const erasedOfPerson = ({ closedName }: Pick<ErasedPerson, 'closedName'>): readonly ErasedOfPerson[] => [
  { table: 'push_subscriptions', isOf: ({ id }) => sql`t.session_id in ${sessions(id)}` },
  ...[
    'sessions',
    'storage_keys',
    'known_devices',
    'second_factors',
    'passkeys',
    'recovery_codes',
    'reset_tokens',
    'notification_preferences',
  ].map((table) => ({ table, isOf: of('user_id') })),
  // What the team uses stays with the team (docs/decisions/0185).
  { table: 'saved_views', isOf: ({ id }) => sql`t.user_id = ${id} and not t.is_shared` },
  { table: 'sets', isOf: of('by_id') },
  { table: 'email_links', isOf: of('user_id') },
  { table: 'tracking_links', isOf: of('client_id') },
  // Who was asked, and where; their answer is proof, and stays.
  {
    table: 'consent_requests',
    isOf: ({ id }) => sql`t.authorized_name_id in ${names(id)}`,
    set: words({ identification: '', email: '' }),
  },
  {
    table: 'notifications',
    isOf: ({ id }) => sql`t.user_id = ${id} or (t.record_kind in ('user', 'conversation') and t.record_id = ${id})`,
  },
  // An address may have been another person's before.
  { table: 'mails', isOf: ({ email, since }) => sql`t.recipient = ${email} and t.at >= ${since}` },
  // What events say of the person goes; the events stay, and their seals hold (docs/decisions/0125).
  {
    table: 'event_values',
    isOf: (person) =>
      sql`t.event_id in (select e.id from ${sql.identifier('events')} e where e.aggregate_id in ${recordsOfPerson(person)})`,
  },
  // Not the call that is running.
  {
    table: 'idempotency_records',
    isOf: ({ id }) => sql`t.status is not null and (t.principal = ${id} or t.path like ${`%/user/${id}%`})`,
  },
  {
    table: 'authorized_names',
    isOf: of('client_id'),
    set: edited({
      ...words({ name: closedName, identification: '', phone: '', email: '', address: '' }),
      removed_at: firstOf('removed_at'),
    }),
  },
  { table: 'orders', isOf: of('client_id'), set: edited({ ...peopleOfOrder(closedName), signature_file_id: sql`null` }) },
  {
    table: 'bundles',
    isOf: neverDeclared,
    set: edited({
      ...words({ consignee_name: closedName }),
      invoice_owner_name: sql`null`,
      invoice_owner_identification: sql`null`,
    }),
  },
  {
    table: 'pickup_passes',
    isOf: ({ id }) => sql`t.bill_id in (select b.id from ${sql.identifier('bills')} b where b.client_id = ${id})`,
  },
  {
    table: 'bills',
    isOf: of('client_id'),
    set: edited(
      words({ pickup_name: closedName, pickup_identification: '', invoice_owner_email: '', invoice_owner_address: '' }),
    ),
  },
  { table: 'bill_reminders', isOf: ({ id }) => sql`t.bill_id in ${bills(id)}` },
  { table: 'purchases', isOf: of('client_id'), set: edited(words({ observation: '', comment: '' })) },
  { table: 'purchase_reviews', isOf: ({ id }) => sql`t.purchase_id in ${purchases(id)}`, set: words({ comment: '' }) },
  { table: 'dropshipping_requests', isOf: of('client_id'), set: edited(words({ comment: '', quote_comment: '' })) },
  {
    table: 'incidents',
    isOf: ({ id }) => sql`t.order_id in ${orders(id)}`,
    set: edited(words({ description: '', resolution: '' })),
  },
  { table: 'payment_proofs', isOf: of('client_id'), set: edited(words({ note: '' })) },
  // Where a refund went is a paper of the books.
  {
    table: 'refunds',
    isOf: ({ id }) => sql`t.client_id = ${id} and t.paid_on is null`,
    set: edited(words({ destination: '' })),
  },
  {
    table: 'approvals',
    isOf: ({ id }) => sql`t.record_id = ${id} and t.answered_at is not null`,
    set: edited({ ...words({ record_code: closedName }), body: sql`'{}'::jsonb` }),
  },
  // Also what staff wrote to them.
  { table: 'conversation_messages', isOf: ({ id }) => sql`t.conversation_id in ${conversations(id)}` },
  { table: 'conversations', isOf: of('client_id') },
  { table: 'client_notes', isOf: of('client_id') },
  filesOf(seen),
]

/** Whom an order names, and what was written beside it; customs have what they need in the bundle. */
export function peopleOfOrder(name: string): Record<string, SQL> {
  const replaced = ['consignee', 'pickup', 'delivered_to'].flatMap((who) => [
    [`${who}_name`, sql`case when ${sql.identifier(`${who}_name`)} is null then null else ${name}::text end`],
    [`${who}_identification`, sql`case when ${sql.identifier(`${who}_identification`)} is null then null else '' end`],
  ])
  const written = words({ observation: '', comment: '', missing_note: '', label_text: '', store_order_number: '' })
  return { ...Object.fromEntries(replaced), ...written }
}
