// Production needs papers that the test environment authorised with this RUC and certificate, the word, and off nothing under way.
import { fiscalRegistration as contract } from '@app/contract'
import { accessKeyOf, type FiscalDocumentKind, type FiscalDocumentStatus, type FiscalEnvironment, startedAt } from '@app/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { now } from '../../clock.ts'
import { newId } from '../../db/id.ts'
import { confirmIva, FISCAL_DATA, fileOfCertificate, keepCertificate } from '../../testing/given/given-fiscal.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { fiscalDocumentsTable } from '../fiscal-documents/fiscal-documents.table.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { currentCertificate } from '../fiscal-registration-records/signing-certificates.repository.ts'

const administrator = signedInAs('administrator')
const change = (mode: 'off' | 'test' | 'production', word = '') =>
  administrator.call(contract.changeFiscalMode, { body: { mode, word } })
const missing = async () => (await administrator.call(contract.getFiscalRegistration)).missing

let last = 0
type Wanted = {
  kind: FiscalDocumentKind
  status?: FiscalDocumentStatus
  environment?: FiscalEnvironment
  ruc?: string
  isForeign?: boolean
}

/** As the queue leaves one, signed with the certificate in use or with that of another. */
async function document({ kind, status = 'authorised', environment = 'test', ruc = '1790011674001', isForeign = false }: Wanted) {
  const { db } = await currentServer()
  last += 1
  const numbering = { environment, establishment: '001', emissionPoint: '002', sequential: last, issuedOn: '2026-11-26' }
  const pem = (await currentCertificate(db))?.certificate ?? ''
  const der = pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  const id = newId()
  await db.insert(fiscalDocumentsTable).values({
    ...{ id, kind, status, statusSince: now(), ...numbering, numericCode: '12345678' },
    accessKey: accessKeyOf(kind, ruc, { ...numbering, numericCode: '12345678' }),
    signedXml: `<ds:X509Certificate>${isForeign ? 'MIIC' : der}</ds:X509Certificate>`,
    authorisedAt: status === 'authorised' ? now() : null,
    dropReason: status === 'dropped' ? 'Se anuló VTA-000040' : null,
    ...{ zeroBaseInCents: 0, generalBaseInCents: 100, notSubjectBaseInCents: 0, exemptBaseInCents: 0, ivaInCents: 15 },
    ...{ thirdPartyInCents: 0, totalInCents: 115, progress: startedAt(now(), 'send'), waitsSince: now() },
  })
  return id
}

beforeAll(async () => {
  await administrator.call(contract.updateFiscalRegistration, { body: FISCAL_DATA })
  await confirmIva()
  await keepCertificate(fileOfCertificate())
  await change('test')
})

describe('production', () => {
  test('is closed to tests of another RUC, another certificate, another environment, and those that were not authorised', async () => {
    for (const kind of ['factura', 'notaCredito'] as const) {
      await document({ kind, ruc: '1792146739001' })
      await document({ kind, isForeign: true })
      await document({ kind, status: 'returned' })
    }
    expect((await missing()).production).toEqual(['noTestFactura', 'noTestNotaCredito'])
    await document({ kind: 'factura' })
    expect((await missing()).production).toEqual(['noTestNotaCredito'])
    await document({ kind: 'notaCredito' })
    expect((await missing()).production).toEqual([])
  })

  test.each(['', 'produccion', 'PRODUCCION', 'Producción'])('is not reached by the word "%s"', async (word) => {
    await expect(change('production', word)).rejects.toMatchObject({
      status: 422,
      code: 'fieldNotValid',
      details: { fields: [{ path: 'word' }] },
    })
  })

  test('is reached by its word, and is no way back to test', async () => {
    expect(await change('production', 'PRODUCCIÓN')).toMatchObject({ mode: 'production', productionSince: expect.any(String) })
    await expect(change('test')).rejects.toMatchObject({
      code: 'fiscalSetupIncomplete',
      details: { because: ['wasInProduction'] },
    })
  })

  test('ends with nothing under way; from off it is reached again, and test is not', async () => {
    const { db } = await currentServer()
    await document({ kind: 'factura', status: 'received', environment: 'production' })
    await expect(change('off')).rejects.toMatchObject({
      status: 409,
      code: 'fiscalSetupIncomplete',
      details: { because: ['documentsUnderWay'] },
    })
    await db
      .update(fiscalDocumentsTable)
      .set({ status: 'dropped', dropReason: 'Se anuló VTA-000041' })
      .where(eq(fiscalDocumentsTable.status, 'received'))
    const before = await change('off')
    expect(before.mode).toBe('off')
    await expect(change('test')).rejects.toMatchObject({ details: { because: ['wasInProduction'] } })
    const again = await change('production', 'PRODUCCIÓN')
    expect(again).toMatchObject({ mode: 'production', productionSince: before.productionSince })
    // What was charged while it was off is not owed a factura.
    const { productionSince, issuesSince } = await fiscalSettingsOf(db)
    expect(issuesSince?.getTime()).toBeGreaterThan(productionSince?.getTime() ?? Number.NaN)
  })

  test('with another certificate needs its tests anew', async () => {
    await change('off')
    await keepCertificate(fileOfCertificate({ serial: '0c' }))
    expect((await missing()).production).toEqual(['noTestFactura', 'noTestNotaCredito'])
  })
})

test('numbers that were not used are named, with the reason', async () => {
  await document({ kind: 'factura', status: 'dropped', environment: 'production' })
  const { unused } = await administrator.call(contract.getFiscalRegistration)
  const number = { environment: 'production', kind: 'factura', establishment: '001', emissionPoint: '002' }
  expect(unused).toContainEqual({ ...number, sequential: last, because: 'Se anuló VTA-000040' })
})
