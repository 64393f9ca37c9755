// What a person does with a document that the SRI gave back.
import { fiscalDocumentActions } from '@app/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { keepSigningKey } from '../../testing/given/given-fiscal.repository.ts'
import { documentBecomes, houseThatInvoices } from '../../testing/given/given-invoiced.ts'
import { paid, unpaidBundle } from '../../testing/given/given-packages.ts'
import { type SimulatedSri, startSimulatedSri } from '../../testing/sri/simulator.ts'
import type { Trouble } from '../../testing/sri/troubles.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { removeCertificate } from '../fiscal-registration-records/signing-certificates.repository.ts'
import { fiscalAttemptsTable, fiscalFormerNumbersTable } from './fiscal-attempts.table.ts'
import { unusedNumbers } from './fiscal-documents.repository.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from './fiscal-documents.table.ts'

let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
  await houseThatInvoices(sri)
})
afterEach(() => {
  sri.troubles = []
})
afterAll(() => sri.stop())

const rowOf = async (id: string): Promise<FiscalDocumentRow> => {
  const [row] = await (await currentServer()).db.select().from(documents).where(eq(documents.id, id))
  return row ?? expect.fail('no document')
}
const becomes = (id: string, status: FiscalDocumentRow['status']) => documentBecomes(eq(documents.id, id), status)
const retry = (id: string, renumber = false) =>
  signedInAs('administrator').call(fiscalDocumentActions.retryFiscalDocument, { params: { id }, body: { renumber } })

/** Of a bill that was paid, once it is there. */
async function documentWith(status: FiscalDocumentRow['status'], call: 'send' | 'ask' = 'send', ...troubles: Trouble[]) {
  sri.troubles = troubles.map((trouble) => ({ call, trouble }))
  const bill = await paid(await unpaidBundle(await given.client()))
  const [row] = await (await currentServer()).db.select().from(documents).where(eq(documents.billId, bill.id))
  return becomes(row?.id ?? newId(), status)
}

describe('trying again', () => {
  test('makes the document anew under its number and key, and it is authorised', async () => {
    const before = await documentWith('returned', 'send', 'code35')
    const { db } = await currentServer()
    await db.execute(sql`update bills set invoice_owner_name = 'Rosa Corregida' where id = ${before.billId}`)
    await retry(before.id)
    const after = await becomes(before.id, 'authorised')
    expect([after.sequential, after.accessKey, after.issuedOn]).toEqual([before.sequential, before.accessKey, before.issuedOn])
    expect(after.signedXml).toContain('<razonSocialComprador>Rosa Corregida</razonSocialComprador>')
    expect(after.messages).toEqual([])
    const replaced = await db
      .select()
      .from(fiscalAttemptsTable)
      .where(eq(fiscalAttemptsTable.content, before.signedXml ?? ''))
    expect(replaced).toMatchObject([{ documentId: before.id, call: 'sign' }])
  })

  test('of one that was not authorised, which the SRI keeps, is the same', async () => {
    const before = await documentWith('returned', 'ask', 'code39')
    await retry(before.id)
    await becomes(before.id, 'authorised')
  })

  test('with the next number, once a person confirms it: the old one stays on record as used elsewhere', async () => {
    const before = await documentWith('returned', 'send', 'code45')
    await expect(retry(before.id)).rejects.toMatchObject({
      status: 409,
      code: 'fiscalActionNotAllowed',
      details: { because: ['numberUsedElsewhere'], next: [{ action: 'retry', call: 'POST /fiscal-document/{id}/retry' }] },
    })
    await retry(before.id, true)
    const after = await becomes(before.id, 'authorised')
    expect(after.sequential).toBe((before.sequential ?? 0) + 1)
    expect(after.formerKeys).toEqual([])
    const { db } = await currentServer()
    const left = await db.select().from(fiscalFormerNumbersTable)
    expect(left).toMatchObject([{ documentId: before.id, sequential: before.sequential, accessKey: before.accessKey }])
    expect(await unusedNumbers(db)).toMatchObject([{ sequential: before.sequential, documentId: before.id, because: null }])
  })

  test('with the next number is refused where nobody used its own', async () => {
    const { id } = await documentWith('returned', 'send', 'code35')
    await expect(retry(id, true)).rejects.toMatchObject({
      code: 'fiscalActionNotAllowed',
      details: { because: ['numberNotUsed'] },
    })
    await retry(id)
    await becomes(id, 'authorised')
  })

  test('is refused of one that was authorised, and of none', async () => {
    const { id } = await documentWith('authorised')
    await expect(retry(id)).rejects.toMatchObject({
      status: 409,
      code: 'fiscalActionNotAllowed',
      details: { because: ['authorised'], ids: [id] },
    })
    await expect(retry(newId())).rejects.toMatchObject({ status: 404, code: 'fiscalDocumentNotFound' })
  })

  test('of one that the SRI has had for a day without an answer sends the same bytes', async () => {
    sri.inProcessFor = 1_000
    const before = await documentWith('received')
    sri.inProcessFor = 0
    await expect(retry(before.id)).rejects.toMatchObject({ details: { because: ['notSilent'] } })
    const { db } = await currentServer()
    const yesterday = JSON.stringify(new Date(Date.now() - 86_500_000).toISOString())
    await db.execute(
      sql`update fiscal_documents set progress = jsonb_set(progress, '{receivedAt}', ${yesterday}::jsonb) where id = ${before.id}`,
    )
    const kept = sri.kept.get(before.accessKey ?? '') ?? expect.fail('the SRI does not have it')
    kept.inProcessFor = 0
    await retry(before.id)
    const after = await becomes(before.id, 'authorised')
    expect(after.signedXml).toBe(before.signedXml)
  })

  test('is refused while it cannot be signed, and nothing of it changes', async () => {
    const before = await documentWith('returned', 'send', 'code35')
    const { db } = await currentServer()
    await removeCertificate(db)
    await expect(retry(before.id)).rejects.toMatchObject({ details: { because: ['certificateMissing'] } })
    expect(await rowOf(before.id)).toEqual(before)
    await keepSigningKey(await currentServer(), (await given.administrator()).id)
    await retry(before.id)
    await becomes(before.id, 'authorised')
  })
})
