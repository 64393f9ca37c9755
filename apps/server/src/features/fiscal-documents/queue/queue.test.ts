// A document's way from the payment to the SRI and back, against the simulated SRI.
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { faultsOfSignature } from '../../../testing/fiscal/verify-signature.ts'
import { setFiscalMode } from '../../../testing/given/given-fiscal.repository.ts'
import { documentBecomes, houseThatInvoices } from '../../../testing/given/given-invoiced.ts'
import { paid, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { hurrySteps } from '../../../testing/given/hurried-steps.repository.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { type SimulatedSri, type SriCall, startSimulatedSri } from '../../../testing/sri/simulator.ts'
import type { Trouble } from '../../../testing/sri/troubles.ts'
import { currentServer, given } from '../../../testing/world.ts'
import { fiscalSequencesTable, fiscalSettingsTable } from '../../fiscal-registration-records/fiscal-registration.table.ts'
import { attemptsOf } from '../fiscal-attempts.repository.ts'
import { contingencyOf } from '../fiscal-contact.repository.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from '../fiscal-documents.table.ts'

let sri: SimulatedSri
beforeAll(async () => {
  sri = await startSimulatedSri()
  await houseThatInvoices(sri)
})
afterEach(() => {
  sri.troubles = []
  sri.inProcessFor = 0
})
afterAll(() => sri.stop())

const rowOf = async (billId: string): Promise<FiscalDocumentRow> => {
  const { db } = await currentServer()
  const [row] = await db.select().from(documents).where(eq(documents.billId, billId))
  return row ?? expect.fail('no document')
}
const paidBill = async () => paid(await unpaidBundle(await given.client()))
const becomes = (billId: string, status: FiscalDocumentRow['status']) => documentBecomes(eq(documents.billId, billId), status)
const playing = (call: SriCall, ...troubles: Trouble[]) => {
  sri.troubles = troubles.map((trouble) => ({ call, trouble }))
}
/** What was asked and answered, in order. */
async function wayOf({ id }: FiscalDocumentRow): Promise<string[]> {
  const attempts = await attemptsOf((await currentServer()).db, id)
  return attempts.map(({ call, outcome, because }) => `${call} ${because || outcome}`)
}
const hurry = async () => hurrySteps(await currentServer())

describe('a bill that is charged', () => {
  test('is signed, sent and authorised, with every attempt on record', async () => {
    const { id } = await paidBill()
    const row = await becomes(id, 'authorised')
    expect(row).toMatchObject({
      establishment: '001',
      emissionPoint: '002',
      environment: 'production',
      messages: [],
      trouble: null,
    })
    expect(row.accessKey?.slice(8, 39)).toBe(`0117900116740012001002${String(row.sequential).padStart(9, '0')}`)
    expect(faultsOfSignature(row.signedXml ?? '')).toEqual([])
    expect(sri.kept.get(row.accessKey ?? '')?.xml).toBe(row.signedXml)
    expect(row.authorisationXml).toContain(`<estado>AUTORIZADO</estado><numeroAutorizacion>${row.accessKey}</numeroAutorizacion>`)
    expect(row.authorisationXml).toContain(`<comprobante><![CDATA[${row.signedXml}]]></comprobante>`)
    expect(row.authorisedAt).toBeInstanceOf(Date)
    expect(await wayOf(row)).toEqual(['sign signed', 'send received', 'ask authorised'])
  })

  test('is asked about until the SRI has worked on it', async () => {
    sri.inProcessFor = 1
    const { id } = await paidBill()
    const row = await becomes(id, 'authorised')
    expect(await wayOf(row)).toEqual(['sign signed', 'send received', 'ask inProcess', 'ask authorised'])
  })
})

describe('whatever comes to a sending', () => {
  test.each([
    ['reset', 'send ECONNRESET'],
    ['html', 'send notXml'],
    ['status503', 'send status503'],
    ['fault', 'send status500'],
    ['redirect', 'send status302'],
    ['doctype', 'send doctype'],
    ['tooLarge', 'send tooLarge'],
    ['empty', 'send notXml'],
  ] as const)('%s: it is asked about first, and sent again because it is unknown', async (trouble, said) => {
    playing('send', trouble)
    const { id } = await paidBill()
    const row = await becomes(id, 'authorised')
    expect(await wayOf(row)).toEqual(['sign signed', said, 'ask unknown', 'send received', 'ask authorised'])
    const sent = sri.calls.filter(({ call, xml }) => call === 'send' && xml?.includes(row.accessKey ?? '-'))
    expect(new Set(sent.map(({ xml }) => xml))).toEqual(new Set([row.signedXml]))
  })

  test('an answer that was cut after the SRI had it: it is asked about, and never sent again', async () => {
    playing('send', 'resetAfter')
    const { id } = await paidBill()
    expect(await wayOf(await becomes(id, 'authorised'))).toEqual(['sign signed', 'send ECONNRESET', 'ask authorised'])
  })

  test.each([
    ['late', ['send received', 'ask authorised']],
    ['prefixes', ['send received', 'ask authorised']],
    ['code43', ['send givenBack', 'ask authorised']],
    ['code50', ['send givenBack', 'send received', 'ask authorised']],
    ['code70', ['send givenBack', 'ask authorised']],
  ] as const)('%s ends authorised', async (trouble, way) => {
    playing('send', trouble)
    const { id } = await paidBill()
    expect(await wayOf(await becomes(id, 'authorised'))).toEqual(['sign signed', ...way])
  })

  test('35 goes to a person, with the SRI’s words', async () => {
    playing('send', 'code35')
    const row = await becomes((await paidBill()).id, 'returned')
    expect(row).toMatchObject({
      messages: [{ code: 35, text: 'MENSAJE 35', more: 'on command', isWarning: false }],
      trouble: null,
    })
    expect(await wayOf(row)).toEqual(['sign signed', 'send givenBack'])
  })

  test('65: today’s date and another key under the same number, once its key is unknown; the bytes before are kept', async () => {
    playing('send', 'code65')
    const row = await becomes((await paidBill()).id, 'authorised')
    expect(await wayOf(row)).toEqual([
      'sign signed',
      'send givenBack',
      'ask unknown',
      'sign signed',
      'send received',
      'ask authorised',
    ])
    const [former = ''] = row.formerKeys
    expect(row.formerKeys).toHaveLength(1)
    expect([former === row.accessKey, former.slice(0, 39)]).toEqual([false, row.accessKey?.slice(0, 39)])
  })

  test('65 twice on one day goes to a person', async () => {
    playing('send', 'code65', 'code65')
    const row = await becomes((await paidBill()).id, 'returned')
    expect(row.trouble).toBe('dateRefused')
  })

  test('45 goes to a person, who must confirm the next number', async () => {
    playing('send', 'code45')
    const row = await becomes((await paidBill()).id, 'returned')
    expect(row.trouble).toBe('numberUsedElsewhere')
    expect(await wayOf(row)).toEqual(['sign signed', 'send givenBack', 'ask unknown'])
  })
})

describe('whatever comes to a question', () => {
  test.each([
    ['html', 'ask notXml'],
    ['status503', 'ask status503'],
    ['otherKey', 'ask otherKey'],
    ['inProcess', 'ask inProcess'],
    ['unknown', 'ask unknown'],
  ] as const)('%s: it is asked again', async (trouble, said) => {
    playing('ask', trouble)
    const row = await becomes((await paidBill()).id, 'authorised')
    expect(await wayOf(row)).toEqual(['sign signed', 'send received', said, 'ask authorised'])
  })

  test('twice the same authorisation is one', async () => {
    playing('ask', 'twice')
    await becomes((await paidBill()).id, 'authorised')
  })

  test('NO AUTORIZADO goes to a person', async () => {
    playing('ask', 'code39')
    const row = await becomes((await paidBill()).id, 'returned')
    expect(row.messages).toMatchObject([{ code: 39 }])
  })

  test('a document that the SRI lost is sent again, once it was unknown for a minute', async () => {
    playing('send', 'lost')
    const { id } = await paidBill()
    await vi.waitFor(async () => expect((await wayOf(await rowOf(id))).at(-1)).toBe('ask unknown'), PATIENCE)
    const { db } = await currentServer()
    const aMinuteAgo = new Date(Date.now() - 61_000).toISOString()
    await db
      .update(documents)
      .set({ progress: sql`jsonb_set(progress, '{unknownSince}', ${JSON.stringify(aMinuteAgo)}::jsonb)` })
      .where(eq(documents.billId, id))
    await hurry()
    const row = await becomes(id, 'authorised')
    expect((await wayOf(row)).filter((said) => said === 'send received')).toHaveLength(2)
  })
})

describe('a document that cannot be made', () => {
  test('takes no number, and says which field is wrong; corrected, it goes on by itself', async () => {
    const { db } = await currentServer()
    const last = await db.select().from(fiscalSequencesTable)
    await db.update(fiscalSettingsTable).set({ headOfficeAddress: '' })
    const { id } = await paidBill()
    await vi.waitFor(async () => expect((await rowOf(id)).trouble).toBe('setupIncomplete'), PATIENCE)
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', sequential: null, troubleDetail: 'dirMatriz' })
    expect(await db.select().from(fiscalSequencesTable)).toEqual(last)
    await setFiscalMode(db, 'production')
    await hurry()
    expect((await becomes(id, 'authorised')).trouble).toBeNull()
  })
})

test('five failures in a row: one call a minute, a banner, and payments go on; then all that waited goes at once', async () => {
  const { db } = await currentServer()
  sri.anyTrouble = () => 'status503'
  const all = await Promise.all([1, 2, 3].map(paidBill))
  await vi.waitFor(async () => expect(await contingencyOf(db, 'production')).toMatchObject({ since: expect.any(Date) }), PATIENCE)
  const calls = sri.calls.length
  await hurry()
  await paidBill()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(sri.calls.length).toBe(calls)
  expect((await contingencyOf(db, 'production'))?.waiting).toBeGreaterThanOrEqual(3)

  sri.anyTrouble = () => null
  await db.execute(sql`update fiscal_contact set next_try_at = now()`)
  await hurry()
  for (const { id } of all) await becomes(id, 'authorised')
  expect(await contingencyOf(db, 'production')).toBeNull()
})

test('every number is of one document, and none is missing', async () => {
  const { db } = await currentServer()
  const rows = await db.select({ sequential: documents.sequential }).from(documents).where(sql`sequential is not null`)
  const numbers = rows.map(({ sequential }) => sequential ?? 0).sort((one, other) => one - other)
  const [{ lastSequential } = { lastSequential: 0 }] = await db.select().from(fiscalSequencesTable)
  expect(numbers).toEqual(Array.from({ length: lastSequential }, (_, place) => place + 1))
  expect(sri.mostAtOnce).toBeLessThanOrEqual(4)
})
