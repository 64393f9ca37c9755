import { fiscalDocuments, users } from '@app/contract'
import { fiscalNumberText } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenFactura, givenReturnedFactura, givenWaitingFactura } from '../../testing/fiscal/given-fiscal-document.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { billed, paidBundle } from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'
import type { FiscalDocumentRow } from './fiscal-documents.table.ts'

const administrator = signedInAs('administrator')
const numberOf = ({ establishment, emissionPoint, sequential }: FiscalDocumentRow) =>
  fiscalNumberText({ establishment: establishment ?? '', emissionPoint: emissionPoint ?? '', sequential: sequential ?? 0 })
const idsFor = async (who: Person | 'administrator', query = {}) =>
  (await signedInAs(who).call(fiscalDocuments.listFiscalDocuments, { query })).data.map(({ id }) => id)

let associate: Person
let client: Person
let bill: Awaited<ReturnType<typeof paidBundle>>
let authorised: FiscalDocumentRow
let returned: FiscalDocumentRow
let waiting: FiscalDocumentRow
const SAID = [{ code: 69, text: 'ERROR EN LA IDENTIFICACION', more: 'No existe', isWarning: false }]

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate, firstName: 'Zoraida', lastName: 'Quishpe' })
  bill = await paidBundle(client)
  authorised = await givenFactura(bill)
  returned = await givenReturnedFactura(await paidBundle(client), { messages: SAID })
  waiting = await givenWaitingFactura(await paidBundle(await given.client()), { totalInCents: 1 })
})

describe('the list of documents of the SRI', () => {
  test('shows a client their own, the newest first, and nothing of what is in the way', async () => {
    const { data } = await signedInAs(client).call(fiscalDocuments.listFiscalDocuments)

    expect(data.map(({ id }) => id)).toEqual([returned.id, authorised.id])
    expect(data[0]).toMatchObject({ status: 'returned', messages: [], trouble: null, allowedActions: [] })
    expect(data[1]).toMatchObject({
      ...{ kind: 'factura', status: 'authorised', environment: 'production', number: numberOf(authorised) },
      ...{ accessKey: authorised.accessKey, bill: { id: bill.id, code: bill.code }, issuedOn: '2026-11-23' },
      buyer: { name: 'Zoraida Quishpe', identification: client.identification, email: client.email },
      ...{ authorisedAt: '2026-11-23T15:42:09.000Z', ivaInCents: bill.taxInCents, totalInCents: bill.totalInCents },
    })
    expect(JSON.stringify(data)).not.toContain('<autorizacion>')
  })

  test("shows an associate their clients', and an administrator all with what the SRI said", async () => {
    expect(await idsFor(associate)).toEqual([returned.id, authorised.id])
    expect(await idsFor(await given.associate())).toEqual([])
    const { data } = await administrator.call(fiscalDocuments.listFiscalDocuments)
    expect(data.map(({ id }) => id)).toEqual([waiting.id, returned.id, authorised.id])
    expect(data[1]).toMatchObject({ messages: SAID, allowedActions: ['retry'] })
  })

  test('is narrowed by status, kind, bill and days', async () => {
    expect(await idsFor('administrator', { status: ['waiting', 'returned'] })).toEqual([waiting.id, returned.id])
    expect(await idsFor('administrator', { kind: ['notaCredito'] })).toEqual([])
    expect(await idsFor('administrator', { billId: [bill.id] })).toEqual([authorised.id])
    expect(await idsFor('administrator', { clientId: [client.id] })).toEqual([returned.id, authorised.id])
    expect(await idsFor('administrator', { from: '2026-11-23', to: '2026-11-23' })).toEqual([returned.id, authorised.id])
    expect(await idsFor('administrator', { from: '2026-11-24', to: '2026-11-30' })).toEqual([])
  })

  test('is ordered by total and by since when they are owed, page by page', async () => {
    const query = { orderBy: 'totalInCents', mode: 'asc', limit: 1 } as const
    const first = await administrator.call(fiscalDocuments.listFiscalDocuments, { query })
    expect(first.data.map(({ id }) => id)).toEqual([waiting.id])
    expect(first.meta).toMatchObject({ total: 3, totalPages: 3 })
    expect((await idsFor('administrator', { orderBy: 'owedSince', mode: 'asc' }))[0]).toBe(authorised.id)
  })

  test.each([
    ['its number', () => numberOf(authorised).slice(4)],
    ['its key', () => authorised.accessKey ?? ''],
    ['its bill', () => bill.code],
  ])('is searched by %s', async (_what, q) => {
    expect(await idsFor('administrator', { q: q() })).toEqual([authorised.id])
  })

  test('is searched by the client', async () => {
    expect(await idsFor('administrator', { q: 'zoraida q' })).toEqual([returned.id, authorised.id])
  })

  test('as a file has bases, IVA and what is money of others', async () => {
    const response = await administrator.fetch(`/api/fiscal-document/export?format=csv&billId=${bill.id}`)
    const [head = '', line = ''] = (await response.text()).split('\r\n')

    expect(response.headers.get('content-disposition')).toMatch(/facturas-electr/)
    for (const word of ['Número', 'Emitida', 'Autorizada', 'Base 0 %', 'IVA', 'Total', 'Clave de acceso']) {
      expect(head).toContain(word)
    }
    expect(line).toContain(`Factura,${numberOf(authorised)},Autorizada,2026-11-23`)
    expect(line).toContain(String(authorised.accessKey))
  })

  test('needs a session', async () => {
    await expect(anonymous.call(fiscalDocuments.listFiscalDocuments)).rejects.toMatchObject({ status: 401 })
  })
})

describe('one document', () => {
  const papers = (who: Person | 'administrator', id: string) => {
    const call = signedInAs(who)
    return Promise.all([
      call.call(fiscalDocuments.getFiscalDocumentPdf, { params: { id } }),
      call.call(fiscalDocuments.getFiscalDocumentXml, { params: { id } }),
    ])
  }

  test.each(['client', 'associate', 'administrator'] as const)('gives a %s its RIDE and its XML', async (role) => {
    const who = role === 'client' ? client : role === 'associate' ? associate : role
    const [pdf, xml] = await papers(who, authorised.id)
    const [page = ''] = await readPdf(pdf.content)

    expect(pdf).toMatchObject({ name: `factura-${numberOf(authorised)}.pdf`, contentType: 'application/pdf' })
    expect(xml.name).toBe(`factura-${numberOf(authorised)}.xml`)
    expect(page).toContain(`No. ${numberOf(authorised)}`)
    expect(page).toContain(authorised.accessKey)
    expect(Buffer.from(xml.content).toString('utf8')).toBe(authorised.authorisationXml)
  })

  test('has no papers before it is authorised', async () => {
    await expect(papers('administrator', returned.id)).rejects.toMatchObject({ status: 409, code: 'fiscalActionNotAllowed' })
    await expect(papers(client, waiting.id)).rejects.toMatchObject({ status: 404, code: 'fiscalDocumentNotFound' })
  })

  test('is nobody else’s', async () => {
    const stranger = await given.client()
    await expect(papers(stranger, authorised.id)).rejects.toMatchObject({ status: 404, code: 'fiscalDocumentNotFound' })
    const read = signedInAs(stranger).call(fiscalDocuments.getFiscalDocument, { params: { id: authorised.id } })
    await expect(read).rejects.toMatchObject({ status: 404, code: 'fiscalDocumentNotFound' })
  })

  test('is read with its attempts', async () => {
    const read = (who: Person | 'administrator') =>
      signedInAs(who).call(fiscalDocuments.getFiscalDocument, { params: { id: returned.id } })

    expect(await read('administrator')).toMatchObject({ id: returned.id, messages: SAID, attempts: [], formerKeys: [] })
    expect(await read(client)).toMatchObject({ id: returned.id, messages: [] })
  })
})

test('an associate reads it only where the whole bill is theirs', async () => {
  const former = await given.associate()
  const other = await given.associate()
  const moved = await given.client({ associate: former })
  const orders = [await given.order({ client: moved, status: 'inWarehouseUIO' })]
  const clientIds = [moved.id]
  await administrator.call(users.unassignClients, { params: { id: former.id }, body: { clientIds } })
  await administrator.call(users.assignClients, { params: { id: other.id }, body: { clientIds, withOpenOrders: false } })
  orders.push(await given.order({ client: moved, status: 'inWarehouseUIO' }))
  const mixed = await givenFactura(
    await billed(
      moved,
      orders.map(({ id }) => id),
    ),
  )

  for (const one of [former, other]) expect(await idsFor(one)).not.toContain(mixed.id)
  expect(await idsFor(moved)).toEqual([mixed.id])
})

test('what waits for the SRI is counted, for administrators alone', async () => {
  const queue = await administrator.call(fiscalDocuments.getFiscalQueue)

  expect(queue).toEqual({
    ...{ isOn: false, isUsed: true, notAuthorised: 2, returned: 1, annulling: 0, contingencySince: null, clockAheadInSeconds: 0 },
    oldestAt: returned.waitsSince.toISOString(),
  })
  await expect(signedInAs(client).call(fiscalDocuments.getFiscalQueue)).rejects.toMatchObject({ status: 403 })
})
