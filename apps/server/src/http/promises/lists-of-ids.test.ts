// Calls that name several records: one among one's own that is not, and nothing happens to any of them.
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../features/api-description/published-contract.ts'
import { type Kind, liftQuota, MAKERS } from '../../testing/given/given-records.ts'
import { ABSENT, nameOf, outcomeOf, type Sent } from '../../testing/record-calls.ts'
import { contentOf } from '../../testing/record-contents.ts'
import { whatIsKept } from '../../testing/what-is-kept.repository.ts'
import { signedInAs } from '../../testing/world.ts'
import { type House, newHouse } from '../../testing/writing-calls.ts'

/** By hand: who makes it, of which records, and what it says of the one that is not theirs. */
const ROWS: [call: string, role: keyof House, kind: Kind, code: string][] = [
  ['PUT /notification/read', 'client', 'notification', 'notificationNotFound'],
  ['POST /mail/send', 'administrator', 'unsentMail', 'mailNotFound'],
  ['POST /run', 'associate', 'order', 'orderNotFound'],
  ['DELETE /order', 'client', 'order', 'orderNotFound'],
  ['DELETE /order', 'associate', 'order', 'orderNotFound'],
  ['POST /order/is-authorized-to-bundle', 'client', 'order', 'orderNotFound'],
  ['PUT /order/delay-reason', 'associate', 'late', 'orderNotFound'],
  ['PUT /order/location', 'administrator', 'inMiami', 'orderNotFound'],
  ['GET /order/client/covers', 'client', 'order', 'orderNotFound'],
  ['PUT /order/hold', 'administrator', 'inMiami', 'orderNotFound'],
  ['DELETE /order/hold', 'administrator', 'held', 'orderNotFound'],
  ['GET /order/labels', 'associate', 'inMiami', 'orderNotFound'],
  ['GET /bundle/labels', 'associate', 'bundle', 'bundleNotFound'],
  ['GET /location/labels', 'administrator', 'location', 'locationNotFound'],
  ['POST /bundle', 'associate', 'inMiami', 'orderNotFound'],
  ['PUT /bundle/{id}', 'associate', 'inMiami', 'orderNotFound'],
  ['POST /sale-order', 'client', 'inQuito', 'orderNotFound'],
  ['PUT /order/admin/confirm/warehouse', 'administrator', 'order', 'orderNotFound'],
  ['PUT /order/admin/paid/client', 'administrator', 'billedOrder', 'orderNotFound'],
  ['PUT /order/admin/paid/associate', 'administrator', 'paidOrder', 'orderNotFound'],
  ['PUT /order/delivery', 'administrator', 'paidOrder', 'orderNotFound'],
  ['PUT /bundle/confirm-arrival', 'administrator', 'sentBundle', 'bundleNotFound'],
  ['PUT /bundle/confirm-weights', 'administrator', 'arrived', 'orderNotFound'],
  ['POST /manifest', 'administrator', 'bundle', 'bundleNotFound'],
  ['PUT /manifest/{id}', 'administrator', 'bundle', 'bundleNotFound'],
  ['POST /manifest/{id}/bundle', 'administrator', 'bundle', 'bundleNotFound'],
  ['DELETE /manifest/{id}/bundle', 'administrator', 'bundle', 'bundleNotFound'],
  ['PUT /manifest/{id}/loaded', 'administrator', 'bundle', 'bundleNotFound'],
  ['POST /associate/{id}/client', 'administrator', 'freeClient', 'clientNotFound'],
  ['DELETE /associate/{id}/client', 'administrator', 'ownClient', 'clientNotFound'],
]
/** Written by hand: what these calls list is part of the one record that they name. */
const PARTS_OF_ONE = [
  'PUT /company',
  'POST /payment',
  'POST /statement/line/{id}/payment',
  'POST /sale-order/{id}/credit-note',
  'POST /settlement',
  'PATCH /order/{id}/extra-charges',
  'PATCH /purchase/{id}',
  'POST /purchase/{id}/approve',
  'POST /purchase/{id}/review',
]
/** Written by hand: what these list are items, which name item classes that everybody may read (customs-of-packages.test.ts). */
const CLASSED_ITEMS = [
  'POST /order/create',
  'PATCH /order/update-incomplete',
  'POST /order/update-incomplete/{id}',
  'POST /order/{id}/split',
  'POST /assisted-purchase',
  'PATCH /assisted-purchase/{id}',
]
/** Written by hand: lists that several ids narrow, who else than an administrator asks them, and for records of which kind. */
const NARROWED: [call: string, role: keyof House, kind: Kind][] = [
  ['GET /order/associate', 'associate', 'order'],
  ['GET /purchase/associate', 'associate', 'purchase'],
  ['GET /dropshipping', 'associate', 'dropshipping'],
  ['GET /sale-order', 'associate', 'bill'],
  ['GET /fiscal-document', 'associate', 'fiscalDocument'],
  ['GET /payment', 'associate', 'payment'],
  ['GET /payment-proof', 'client', 'paymentProof'],
  ['GET /refund', 'client', 'refund'],
  ['GET /quotation', 'associate', 'quotation'],
  ['GET /associate/orders', 'associate', 'paidOrder'],
]
/** Lists of administrators alone, who reach every record. */
const OF_ADMINISTRATORS = [
  'GET /statement',
  'GET /statement/line',
  'GET /drawer/closing',
  'GET /receivable',
  'GET /approval',
  'GET /audit',
  'GET /order/admin',
  'GET /bundle',
]
/** Lists that name other people than clients: an associate's own, whoever is named. */
const OF_ASSOCIATES = ['GET /settlement']
/** What these come to: for the same rows. */
const TOTALLED = [
  ...['GET /order/admin/totals', 'GET /bundle/totals', 'GET /sale-order/totals', 'GET /payment/totals', 'GET /refund/totals'],
  ...['GET /settlement/totals', 'GET /purchase/associate/totals', 'GET /dropshipping/totals'],
]
const FILES_OF_BUNDLES = ['GET /bundle/excel', 'GET /bundle/generated-bundles-excel']
const narrowed = [...NARROWED.map(([call]) => call), ...OF_ADMINISTRATORS, ...OF_ASSOCIATES].flatMap((call) => [
  call,
  `${call}/export`,
  `${call}/selection`,
])

let mine: House
let others: House
beforeAll(async () => {
  await liftQuota()
  mine = await newHouse()
  others = await newHouse()
}, 60_000)

test('every call that names several records is tried', () => {
  const calls = endpoints()
    .map(({ endpoint }) => endpoint)
    .filter(({ body, query }) =>
      [body, query].some((part) => part && listsIds(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))),
    )

  const tried = [
    ...new Set(ROWS.map(([call]) => call)),
    ...PARTS_OF_ONE,
    ...CLASSED_ITEMS,
    ...narrowed,
    ...TOTALLED,
    ...FILES_OF_BUNDLES,
  ]
  expect(tried.toSorted()).toEqual(calls.map(nameOf).toSorted())
})

test.each(ROWS)('%s by a %s: %s', async (call, role, kind, code) => {
  const about = { role, owner: mine.client, associate: mine.associate, client: mine.client }
  const own = await MAKERS[kind](mine.client, mine.associate)
  const foreign = role === 'administrator' ? ABSENT : await MAKERS[kind](others.client, others.associate)
  const [ofOwn, ofForeign] = [await contentOf(call, kind, own, about), await contentOf(call, kind, foreign, about)]
  const before = await whatIsKept()

  const last = await outcomeOf(signedInAs(mine[role]), call, own, together(ofOwn, ofForeign))
  const first = await outcomeOf(signedInAs(mine[role]), call, own, {
    ...together(ofForeign, ofOwn),
    ...(ofOwn.params && { params: ofOwn.params }),
  })

  expect(last).toMatchObject({ status: 404, code, details: { ids: [foreign] } })
  expect(first).toEqual(last)
  expect(await whatIsKept()).toEqual(before)
})

test.each(NARROWED)(
  '%s narrowed by a %s to a foreign client among their own lists %s of their own alone',
  async (call, role, kind) => {
    await MAKERS[kind](mine.client, mine.associate)
    await MAKERS[kind](others.client, others.associate)
    const listed = async (clientId: string[]) => {
      const { status, text = '' } = await outcomeOf(signedInAs(mine[role]), call, ABSENT, { query: { clientId, limit: 100 } })
      expect(status).toBe(200)
      return (JSON.parse(text).data as { id: string }[]).map(({ id }) => id)
    }

    const own = await listed([mine.client.id])

    expect(own.length).toBeGreaterThan(0)
    expect(await listed([mine.client.id, others.client.id])).toEqual(own)
    expect(await listed([others.client.id])).toEqual([])
  },
)

test.each(OF_ASSOCIATES)('%s narrowed to another associate lists nothing of theirs', async (call) => {
  await MAKERS.settlement(mine.client, mine.associate)
  await MAKERS.settlement(others.client, others.associate)
  const listed = async (associateId: string[]) => {
    const { text = '' } = await outcomeOf(signedInAs(mine.associate), call, ABSENT, { query: { associateId } })
    return (JSON.parse(text).data as { associate: { id: string } }[]).map(({ associate }) => associate.id)
  }

  expect(new Set(await listed([mine.associate.id, others.associate.id]))).toEqual(new Set([mine.associate.id]))
  expect(await listed([others.associate.id])).toEqual([])
})

type Values = Record<string, unknown>
/** One call with the lists of both. */
function together(one: Sent, other: Sent): Sent {
  const both = (mine: Values = {}, theirs: Values = {}) =>
    Object.fromEntries(
      Object.entries(mine).map(([name, value]) => [name, isListed(name, value) ? [value, theirs[name]].flat() : value]),
    )
  return {
    ...one,
    ...(one.body && { body: both(one.body as Values, other.body as Values) }),
    ...(one.query && { query: both(one.query as Values, other.query as Values) }),
  }
}
const isListed = (name: string, value: unknown): boolean => Array.isArray(value) || name === 'id'

type Described = { type?: string; items?: unknown; format?: string } & Values
/** Whether an array of it holds ids. */
const listsIds = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false
  const { items, ...rest } = schema as Described
  return (items !== undefined && JSON.stringify(items).includes('"format":"uuid"')) || Object.values(rest).some(listsIds)
}
