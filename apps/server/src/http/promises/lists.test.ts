// What each list holds for whoever reads it, and that its file and its selection hold the same.
import { manifests } from '@app/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import type { Caller } from '../../testing/caller.ts'
import { given } from '../../testing/given/given-orders.ts'
import { type Records, recordsOf } from '../../testing/given/given-records.ts'
import { filtersOf, type Named, ordersOf } from '../../testing/list-queries.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'

type Reader = 'client' | 'associate' | 'administrator'

/** Each list, who reads it, and a record that they find there. */
const LISTS: [path: string, reader: Reader, holds: keyof Records | 'carried'][] = [
  ['/order/client', 'client', 'order'],
  ['/order/associate', 'associate', 'order'],
  ['/order/client/{client}', 'associate', 'order'],
  ['/order/client/{client}', 'administrator', 'order'],
  ['/order/admin', 'administrator', 'order'],
  ['/order/admin/dont-match', 'administrator', 'unmatched'],
  ['/incident', 'administrator', 'incident'],
  ['/assisted-purchase', 'client', 'purchase'],
  ['/purchase/associate', 'associate', 'purchase'],
  ['/purchase/associate', 'administrator', 'purchase'],
  ['/dropshipping', 'client', 'dropshipping'],
  ['/dropshipping', 'associate', 'dropshipping'],
  ['/dropshipping', 'administrator', 'dropshipping'],
  ['/quotation', 'client', 'quotation'],
  ['/quotation', 'associate', 'quotation'],
  ['/quotation', 'administrator', 'quotation'],
  ['/bundle', 'administrator', 'bundle'],
  ['/bundle/free', 'associate', 'bundle'],
  ['/bundle/free', 'administrator', 'bundle'],
  ['/bundle/associate', 'associate', 'bundle'],
  ['/manifest', 'administrator', 'manifest'],
  ['/manifest/{manifest}/bundle', 'administrator', 'carried'],
  ['/sale-order', 'client', 'bill'],
  ['/sale-order', 'associate', 'bill'],
  ['/sale-order', 'administrator', 'bill'],
  ['/fiscal-document', 'client', 'fiscalDocument'],
  ['/fiscal-document', 'associate', 'fiscalDocument'],
  ['/fiscal-document', 'administrator', 'fiscalDocument'],
  ['/payment', 'client', 'payment'],
  ['/payment', 'associate', 'payment'],
  ['/payment', 'administrator', 'payment'],
  ['/statement', 'administrator', 'statement'],
  ['/statement/line', 'administrator', 'statementLine'],
  ['/drawer/closing', 'administrator', 'drawerClosing'],
  ['/receivable', 'administrator', 'client'],
  ['/sale-order/to-bill', 'administrator', 'client'],
  ['/approval', 'administrator', 'approval'],
  ['/mail', 'administrator', 'unsentMail'],
  ['/retention-run', 'administrator', 'retentionRun'],
  ['/refund', 'client', 'refund'],
  ['/refund', 'administrator', 'refund'],
  ['/payment-proof', 'client', 'paymentProof'],
  ['/payment-proof', 'administrator', 'paymentProof'],
  ['/configuration-parameter/history', 'administrator', 'parameterValue'],
  ['/associate/orders', 'associate', 'inQuito'],
  ['/associate/orders', 'administrator', 'inQuito'],
  ['/settlement', 'associate', 'settlement'],
  ['/settlement', 'administrator', 'settlement'],
  ['/associate/clients', 'associate', 'client'],
  ['/user', 'administrator', 'client'],
  ['/associate', 'administrator', 'associate'],
  ['/associate/{associate}/client', 'administrator', 'client'],
  ['/client/without-associate', 'administrator', 'freeClient'],
]

let records: Records
let named: Named
/** A bundle of the manifest. */
let carried: string | undefined
const readers = {} as Record<Reader, Caller>
const strangers = {} as Record<Reader, Caller>

beforeAll(async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  records = await recordsOf(client, associate)
  const { client: clientId, associate: associateId, bill: billId, purchase: purchaseId, settlement: settlementId } = records
  const q = [client.casilleroCode ?? '', client.email, client.identification, client.lastName]
  named = { clientId, associateId, billId, purchaseId, settlementId, q }
  Object.assign(readers, { client: signedInAs(client), associate: signedInAs(associate) })
  readers.administrator = signedInAs('administrator')
  carried = (await readers.administrator.call(manifests.getManifest, { params: { id: records.manifest } })).bundles[0]?.id
  strangers.client = signedInAs(await given.client())
  strangers.associate = signedInAs(await given.associate())
}, 120_000)

/** Files of no list: `statement-files.test.ts` and the tests of each report read them. */
const REPORTS = ['money', 'billing', 'margin', 'customs', 'quota', 'stages'].map((name) => `/report/${name}/export`)
const OF_NO_LIST = ['/account/export', ...REPORTS]

/** It holds more than a page, and each reading adds to it: `features/audit/audit.test.ts` reads it. */
const READ_ELSEWHERE = ['/audit administrator']

test('every list is read by everybody who may', () => {
  const exported = endpoints().flatMap(({ endpoint: { path, roles } }) =>
    path.endsWith('/export') && !OF_NO_LIST.includes(path) && roles !== 'anyone'
      ? roles.map((role) => `${path.replace('/export', '')} ${role}`)
      : [],
  )

  const read = LISTS.map(([path, reader]) => `${path.replace(/\{\w+\}/, '{id}')} ${reader}`)
  expect([...read, ...READ_ELSEWHERE].toSorted()).toEqual(exported.toSorted())
})

describe('the rows, the file and the selection are the same', () => {
  test.each(LISTS)('%s of the %s', async (path, reader, holds) => {
    const { ids, total, selected, lines } = await read(path, readers[reader])

    expect(ids).toContain(holds === 'carried' ? carried : records[holds])
    expect(selected).toEqual({ ids, total: ids.length })
    expect(total).toBe(ids.length)
    expect(lines).toBe(ids.length)
  })
})

describe('another finds nothing', () => {
  const own = LISTS.filter(([path, reader]) => reader !== 'administrator' && !path.includes('{'))

  test.each(own)('in %s as %s', async (path, reader) => {
    expect(await read(path, strangers[reader])).toEqual(NOTHING)
  })

  test.each(own)('in %s as %s, by any filter, in any order and from any cursor', async (path, reader) => {
    const orders = ordersOf(path)
    expect(orders.length).toBeGreaterThan(0)
    for (const filter of filtersOf(path, named)) {
      if (namesAnother(path, reader, filter))
        expect([filter, await statusesOf(path, strangers[reader], filter)]).toEqual([filter, [404, 404, 404]])
      else expect([filter, await read(path, strangers[reader], filter)]).toEqual([filter, NOTHING])
    }
    for (const order of orders) {
      const page = (await (await readers[reader].fetch(`/api${path}?limit=1&${order}`)).json()) as Page
      const cursor = page.meta.nextCursor ? `&cursor=${page.meta.nextCursor}` : ''
      const found = (await (await strangers[reader].fetch(`/api${path}?${order}${cursor}`)).json()) as Page
      expect([order, found.data]).toEqual([order, []])
    }
  })
})

const NOTHING = { ids: [], total: 0, selected: { ids: [], total: 0 }, lines: 0 }

/** Another's earnings are refused, not empty. */
const namesAnother = (path: string, reader: Reader, filter: string): boolean =>
  path === '/associate/orders' && reader === 'associate' && filter.startsWith('associateId=')

const statusesOf = async (path: string, reader: Caller, filter: string): Promise<number[]> =>
  Promise.all(['', '/selection', '/export'].map(async (part) => (await reader.fetch(`/api${path}${part}?${filter}`)).status))

async function read(path: string, reader: Caller, filter = '') {
  const list = `/api${path.replace('{client}', records.client).replace('{associate}', records.associate).replace('{manifest}', records.manifest)}`
  const { data, meta } = (await (await reader.fetch(`${list}?limit=100&${filter}`)).json()) as Page
  const selected = await (await reader.fetch(`${list}/selection?${filter}`)).json()
  const file = await reader.fetch(`${list}/export?format=csv&${filter}`)
  const [, ...rows] = (await file.text()).trim().split('\r\n')
  return { ids: data.map(({ id }) => id), total: meta.total, selected, lines: rows.length }
}

type Page = { data: { id: string }[]; meta: { total: number; nextCursor: string | null } }

test('a file of more than 20,000 rows is refused, and says how many it may hold', { timeout: 60_000 }, async () => {
  const { db } = await currentServer()
  const columns = sql`id, code, request_number, service, status, status_since, client_id, order_date`
  const one = sql`select gen_random_uuid(), 'Y-' || n, 'Y', 'COU', 'inReview', now(), ${records.freeClient}::uuid, current_date`
  await db.execute(sql`insert into orders (${columns}) ${one} from generate_series(1, 20001) n`)
  const path = `/api/order/admin/export?format=csv&clientId=${records.freeClient}`

  const response = await readers.administrator.fetch(path)

  expect([response.status, await response.json()]).toEqual([
    422,
    { statusCode: 422, code: 'exportTooLarge', message: 'Too many rows to export at once', details: { most: 20_000 } },
  ])
})
