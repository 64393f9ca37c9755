// What is removed or replaced once it is old enough, kind by kind; what is not named here stays (docs/privacy.md). Tables are data here, as they are in
// erased-of-person.repository.ts.
import { billsThatAre, dropshippingThatIs, ORDERS, purchasesThatAre, type RetentionKind } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type Erasing, edited, filesOf, words } from './erase-rows.repository.ts'
import { peopleOfOrder } from './erased-of-person.repository.ts'

type RetainedStep = Erasing & { isOf: (before: Date) => SQL }

/** In place of a name that is kept no longer. */
const RETIRED = 'Dato retirado'

const at = (before: Date): SQL => sql`${before.toISOString()}::timestamptz`
const older =
  (column: string) =>
  (before: Date): SQL =>
    sql`t.${sql.identifier(column)} < ${at(before)}`
const among = (column: string, values: readonly string[]): SQL => sql`${sql.raw(column)} = any(${sql.param([...values])}::text[])`

const isOver = (order: string, before: Date): SQL =>
  sql`${among(`${order}.status`, ORDERS.closed)} and ${sql.raw(order)}.status_since < ${at(before)}`
const overOrders = (before: Date): SQL => sql`(select o.id from ${sql.identifier('orders')} o where ${isOver('o', before)})`
const sentBundles = (before: Date): SQL => sql`(select b.id from ${sql.identifier('bundles')} b where b.sent_at < ${at(before)})`
const sentManifests = (before: Date): SQL =>
  sql`(select m.id from ${sql.identifier('manifests')} m where m.sent_at < ${at(before)})`

const unpaidBills = (): SQL =>
  sql`(select b.id from ${sql.identifier('bills')} b where ${among('b.status', billsThatAre('unpaid'))})`

/** Their order is over for as long; what is of no order is as old as the file. */
const photos = (before: Date): SQL => sql`t.erased_at is null and t.record_kind is distinct from 'authorizedName'
  and (t.purpose in ('photo', 'signature', 'tracking') or t.record_kind = 'incident')
  and t.created_at < ${at(before)} and case t.record_kind
    when 'order' then t.record_id in ${overOrders(before)}
    when 'incident' then t.record_id in (select i.id from ${sql.identifier('incidents')} i where i.resolved_at is not null and i.order_id in ${overOrders(before)})
    else true end`

/** Of conversations: for as long as what was written beside packages. */
const attachments = (before: Date): SQL => sql`t.erased_at is null and t.purpose = 'attachment' and t.created_at < ${at(before)}`

/** What stores charged, as it was declared. */
const invoices = (before: Date): SQL => sql`t.erased_at is null and t.purpose = 'invoice' and (
  (t.record_kind = 'order' and t.record_id in ${overOrders(before)}) or (t.record_kind = 'bundle' and t.record_id in ${sentBundles(before)})
  or (t.record_kind = 'manifest' and t.record_id in ${sentManifests(before)}))`

/** What a consignee signed is proof of what was declared for them: for as long after their name was removed. */
const signedConsents = (before: Date): SQL => sql`t.erased_at is null and t.record_kind = 'authorizedName'
  and t.record_id in (select n.id from ${sql.identifier('authorized_names')} n where n.removed_at < ${at(before)})`

/** What is left: receipts of payment, and what the house bought. */
const otherPapers = (
  before: Date,
): SQL => sql`t.erased_at is null and t.created_at < ${at(before)} and t.purpose in ('proof', 'invoice')
  and t.record_kind is distinct from 'authorizedName' and t.record_kind is distinct from 'order' and t.record_kind is distinct from 'bundle' and t.record_kind is distinct from 'manifest'`

const CONSIGNEE = { consigneeName: RETIRED, consigneeIdentification: '', consigneeAddress: '', consigneeCity: '' }
/** What was declared of goods, weights and values stays; of people nothing. */
const declaredOfNobody: SQL = sql`jsonb_set(snapshot, '{bundles}', coalesce((
  select jsonb_agg(bundle.said || ${JSON.stringify(CONSIGNEE)}::jsonb order by bundle.place)
  from jsonb_array_elements(snapshot->'bundles') with ordinality as bundle (said, place)), '[]'))`

export const RETAINED: Readonly<Record<RetentionKind, readonly RetainedStep[]>> = {
  sessions: [
    { table: 'sessions', isOf: (before) => sql`least(t.revoked_at, t.expires_at) < ${at(before)}` },
    { table: 'reset_tokens', isOf: (before) => sql`least(t.used_at, t.expires_at) < ${at(before)}` },
    { table: 'email_links', isOf: (before) => sql`least(t.used_at, t.expires_at) < ${at(before)}` },
  ],
  devices: [{ table: 'known_devices', isOf: older('last_used_at') }],
  mails: [{ table: 'mails', isOf: older('at') }],
  notifications: [
    { table: 'notifications', isOf: older('created_at') },
    // An open bill would be reminded of anew.
    { table: 'bill_reminders', isOf: (before) => sql`t.sent_on < ${at(before)}::date and t.bill_id not in ${unpaidBills()}` },
  ],
  packageDetails: [
    { table: 'orders', isOf: (before) => isOver('t', before), set: edited(peopleOfOrder(RETIRED)) },
    {
      table: 'incidents',
      isOf: (before) => sql`t.resolved_at < ${at(before)} and t.order_id in ${overOrders(before)}`,
      set: edited(words({ description: '', resolution: '' })),
    },
    {
      table: 'bills',
      isOf: (before) => sql`t.updated_at < ${at(before)} and not ${among('t.status', billsThatAre('unpaid'))}`,
      set: edited(words({ pickup_name: RETIRED, pickup_identification: '', invoice_owner_email: '', invoice_owner_address: '' })),
    },
    {
      table: 'purchases',
      isOf: (before) => sql`t.updated_at < ${at(before)} and not ${among('t.status', purchasesThatAre('open'))}`,
      set: edited(words({ observation: '', comment: '' })),
    },
    {
      table: 'dropshipping_requests',
      isOf: (before) => sql`t.updated_at < ${at(before)} and not ${among('t.status', dropshippingThatIs('open'))}`,
      set: edited(words({ comment: '', quote_comment: '' })),
    },
    {
      table: 'authorized_names',
      isOf: older('removed_at'),
      set: edited(words({ name: RETIRED, identification: '', phone: '', email: '', address: '' })),
    },
    { table: 'conversation_messages', isOf: older('created_at') },
    { table: 'tracking_links', isOf: (before) => sql`t.order_id in ${overOrders(before)}` },
    filesOf(attachments),
  ],
  photos: [filesOf(photos)],
  eventValues: [{ table: 'event_values', isOf: older('at') }],
  customsPapers: [
    // The identification stays: the entries of the yearly quota are checked by it, and are sealed.
    {
      table: 'bundles',
      isOf: (before) => sql`coalesce(t.sent_at, t.removed_at) < ${at(before)}`,
      set: edited({
        ...words({ consignee_name: RETIRED }),
        invoice_owner_name: sql`null`,
        invoice_owner_identification: sql`null`,
      }),
    },
    { table: 'manifests', isOf: older('sent_at'), set: edited({ snapshot: declaredOfNobody }) },
    filesOf(invoices),
    filesOf(signedConsents),
  ],
  bookPapers: [
    {
      table: 'bills',
      isOf: older('created_at'),
      set: edited(words({ invoice_owner_name: RETIRED, invoice_owner_identification: '' })),
    },
    { table: 'refunds', isOf: older('created_at'), set: edited(words({ destination: '' })) },
    { table: 'payment_proofs', isOf: older('created_at'), set: edited(words({ reference: '', note: '' })) },
    // A day and an amount stay; lines alike stay apart.
    {
      table: 'statement_lines',
      isOf: (before) => sql`t.day < ${at(before)}::date`,
      set: { ...words({ reference: '' }), text: sql`${RETIRED} || ' ' || id::text` },
    },
    filesOf(otherPapers),
  ],
}
