// Documents of the SRI's test environment: of no bill, to nobody (fiscal, section 8).
import { fiscalDocumentActions } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFiscalMode } from '../../../testing/given/given-fiscal.repository.ts'
import { documentBecomes, fiscalDocuments, houseThatInvoices } from '../../../testing/given/given-invoiced.ts'
import { type SimulatedSri, startSimulatedSri } from '../../../testing/sri/simulator.ts'
import { currentServer, signedInAs } from '../../../testing/world.ts'
import { fiscalDocumentsTable as documents } from '../fiscal-documents.table.ts'
import { authorisedDocumentOf } from '../read-fiscal-xml.ts'

const administrator = signedInAs('administrator')
let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
  await houseThatInvoices(sri, 'test')
})
afterAll(() => sri.stop())

const tests = (kind: 'factura' | 'notaCredito') => and(eq(documents.environment, 'test'), eq(documents.kind, kind))
const issue = () => administrator.call(fiscalDocumentActions.issueTestDocuments)

// 10.00 at 0 % and 1.00 at 15 %: 11.15, and all of it back.
test('one press makes a factura and a nota de crédito of it, which the SRI authorises', async () => {
  await issue()

  const factura = await documentBecomes(tests('factura'), 'authorised')
  const nota = await documentBecomes(tests('notaCredito'), 'authorised')
  for (const row of [factura, nota])
    expect(row).toMatchObject({ environment: 'test', billId: null, clientId: null, totalInCents: 1_115, ivaInCents: 15 })
  expect(nota.facturaId).toBe(factura.id)
  // The sixth part of a key says the environment: 1 is that of tests.
  expect([factura, nota].map(({ accessKey }) => accessKey?.[23])).toEqual(['1', '1'])
  const { document } = authorisedDocumentOf(factura.authorisationXml ?? '')
  expect(JSON.stringify(document)).toContain('"importeTotal","content":"11.15"')
})

test('they are not annulled', async () => {
  const [factura] = await fiscalDocuments(tests('factura'))
  const params = { id: factura?.id ?? '' }
  await documentBecomes(tests('notaCredito'), 'authorised')
  await expect(
    administrator.call(fiscalDocumentActions.annulFiscalDocument, { params, body: { reason: 'Era una prueba.' } }),
  ).rejects.toMatchObject({
    code: 'fiscalActionNotAllowed',
  })
})

test.each(['off', 'production'] as const)('none are made while invoicing is %s', async (mode) => {
  await setFiscalMode((await currentServer()).db, mode)
  await expect(issue()).rejects.toMatchObject({ code: 'fiscalActionNotAllowed', details: { because: ['notTesting'] } })
})
