// A call that carries an Idempotency-Key is done once, however often it is sent (quality: correct under concurrency).
import { randomUUID } from 'node:crypto'
import { bundles, type Endpoint, orderActions, orders, payments, type Sent } from '@app/contract'
import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { billedBundle, ordersOf } from '../../testing/given/given-packages.ts'
import { packageRequest, wanted } from '../../testing/package-requests.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { eventsTable } from '../events/events.table.ts'
import { filesTable } from '../files/files.table.ts'
import { paymentsTable } from '../ledger/payments.table.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { ordersTable } from '../orders/orders.table.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
const OTHER_PDF = new TextEncoder().encode('%PDF-1.7\n2 0 obj <<>> endobj\n%%EOF')

type Loose = { body: unknown; files?: { field: string; name: string; content: Uint8Array }[] }
/** A call that is ready to be made, the same call with something else in it, and how often it has taken effect. */
type Ready = { who: Person | 'administrator'; endpoint: Endpoint; sent: Loose; other: Loose; effects: () => Promise<number> }

async function countOf(table: PgTable, condition: SQL | undefined): Promise<number> {
  const { db } = await currentServer()
  const [row] = await db.select({ rows: count() }).from(table).where(condition)
  return row?.rows ?? 0
}
const countEvents = (id: string, action: string) =>
  countOf(eventsTable, and(eq(eventsTable.aggregateId, id), eq(eventsTable.action, action)))

const invoice = (content: Uint8Array) => ({ field: 'invoice-0', name: 'factura.pdf', content })

const KINDS: [string, () => Promise<Ready>][] = [
  [
    'asking for packages, with a file',
    async () => {
      const who = await given.client()
      const { body } = packageRequest([wanted()])
      const effects = async () => {
        const asked = await countOf(ordersTable, eq(ordersTable.clientId, who.id))
        return Math.max(asked, await countOf(filesTable, eq(filesTable.ownerId, who.id)))
      }
      const other = { body, files: [invoice(OTHER_PDF)] }
      return { who, endpoint: orders.createOrders, sent: { body, files: [invoice(PDF)] }, other, effects }
    },
  ],
  [
    'confirming a payment',
    async () => {
      const client = await given.client()
      const body = { orderIds: ordersOf(await billedBundle(client)), method: 'transfer', reference: 'PICH-8812' }
      const effects = () => countOf(paymentsTable, eq(paymentsTable.clientId, client.id))
      const other = { body: { ...body, reference: 'PICH-8813' } }
      return { who: 'administrator', endpoint: payments.confirmClientPayment, sent: { body }, other, effects }
    },
  ],
  [
    'making a bundle',
    async () => {
      const client = await given.client()
      const [one, two] = [
        await given.order({ client, status: 'inWarehouseMIA' }),
        await given.order({ client, status: 'inWarehouseMIA' }),
      ]
      const effects = () => countOf(bundlesTable, eq(bundlesTable.consigneeIdentification, client.identification))
      const [sent, other] = [{ body: { orderIds: [one.id] } }, { body: { orderIds: [two.id] } }]
      return { who: 'administrator', endpoint: bundles.createBundle, sent, other, effects }
    },
  ],
  [
    'removing packages, a DELETE with a body',
    async () => {
      const { id } = await given.order()
      const effects = () => countEvents(id, 'remove')
      const [sent, other] = ['Repetido', 'Otro motivo'].map((reason) => ({ body: { orderIds: [id], reason } }))
      if (!sent || !other) throw new Error('two bodies')
      return { who: 'administrator', endpoint: orderActions.removeOrders, sent, other, effects }
    },
  ],
]

async function send({ who, endpoint }: Pick<Ready, 'who' | 'endpoint'>, sent: Loose, key: string) {
  const given = { ...sent, headers: { 'idempotency-key': key } } as unknown as Sent<Endpoint>
  const response = await signedInAs(who).send(endpoint, given as never)
  const text = await response.text()
  const isReplayed = response.headers.get('idempotency-replayed')
  return {
    status: response.status,
    text,
    code: (JSON.parse(text) as { code?: string }).code,
    isReplayed,
    headers: response.headers,
  }
}

describe.each(KINDS)('%s', (_kind, prepare) => {
  test('is done once when it is sent again, and answered with the same bytes', async () => {
    const call = await prepare()
    const key = randomUUID()

    const first = await send(call, call.sent, key)
    const again = [await send(call, call.sent, key), await send(call, call.sent, key)]

    expect(first).toMatchObject({ status: 200, isReplayed: null })
    for (const { status, text, isReplayed, headers } of again) {
      expect({ status, text, isReplayed }).toEqual({ status: 200, text: first.text, isReplayed: 'true' })
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
    expect(await call.effects()).toBe(1)
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test('is done once when it is sent ten times at once', async () => {
    const call = await prepare()
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 10 }, () => send(call, call.sent, key)))

    const done = answers.filter(({ status }) => status === 200)
    expect(done.filter(({ isReplayed }) => isReplayed === null)).toHaveLength(1)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    for (const { code, headers } of answers.filter(({ status }) => status !== 200)) {
      expect(code).toBe('requestInProgress')
      expect(headers.get('retry-after')).toBe('1')
    }
    expect(await call.effects()).toBe(1)
  })

  test('is refused with something else in it, and nothing more happens', async () => {
    const call = await prepare()
    const key = randomUUID()
    await send(call, call.sent, key)

    expect(await send(call, call.other, key)).toMatchObject({ status: 422, code: 'idempotencyKeyReused' })
    expect(await call.effects()).toBe(1)
  })
})
