// The whole way in short: a payment, and the SRI's authorisation a moment later; the payment itself waits for nobody.
import { bills } from '@app/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { find } from '../../../records/records.repository.ts'
import { documentBecomes, houseThatInvoices } from '../../../testing/given/given-invoiced.ts'
import { billedBundle, handedOver, paid, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { type SimulatedSri, startSimulatedSri } from '../../../testing/sri/simulator.ts'
import { currentServer, given, signedInAs } from '../../../testing/world.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from '../fiscal-documents.table.ts'

let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
  await houseThatInvoices(sri)
})
afterAll(() => sri.stop())

const rowsOf = async (billId: string) => (await currentServer()).db.select().from(documents).where(eq(documents.billId, billId))
const becomes = (billId: string, status: FiscalDocumentRow['status']) => documentBecomes(eq(documents.billId, billId), status)

describe('a house that invoices', () => {
  test('has the factura of what was paid authorised by the SRI, which is sent again where no answer came', async () => {
    sri.troubles = [{ call: 'send', trouble: 'reset' }]
    const bill = await paid(await unpaidBundle(await given.client()))
    const row = await becomes(bill.id, 'authorised')
    expect(sri.kept.get(row.accessKey ?? '')?.xml).toBe(row.signedXml)
    expect(row.signedXml).toContain(`<importeTotal>${(bill.totalInCents / 100).toFixed(2)}</importeTotal>`)
  })

  test('takes payments and hands over while the SRI takes half a minute to say nothing, and does not void what is on its way', async () => {
    sri.troubles = [{ call: 'send', trouble: 'timeOut' }]
    const client = await given.client()
    const bill = await unpaidBundle(client)
    await paid(bill)
    await becomes(bill.id, 'signed')
    const others = await paid(await unpaidBundle(await given.client()))
    await becomes(others.id, 'authorised')
    const voiding = signedInAs('administrator').call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Por error.' } })
    await expect(voiding).rejects.toMatchObject({ status: 409, code: 'billActionNotAllowed' })
    await handedOver(client, bill)
    expect(await rowsOf(bill.id)).toMatchObject([{ status: 'signed' }])
  })

  test('shows documents to the client, and to an associate whose every package is', async () => {
    const [associate, other] = [await given.associate(), await given.associate()]
    const client = await given.client({ associate })
    const bill = await paid(await billedBundle(client))
    const [row] = await rowsOf(bill.id)
    const { db } = await currentServer()
    const seenBy = async (who: { id: string; role: 'client' | 'associate' | 'administrator' }) =>
      (await find(db, { userId: who.id, role: who.role }, fiscalDocumentKind, [row?.id ?? ''])).length
    const people = [client, await given.client(), associate, other, await given.administrator()]
    expect(await Promise.all(people.map(seenBy))).toEqual([1, 0, 1, 0, 1])
  })
})
