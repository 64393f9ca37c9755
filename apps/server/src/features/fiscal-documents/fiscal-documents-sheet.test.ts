// What an accountant's program reads of the file, column by column.
import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { describe, expect, test } from 'vitest'
import { fiscalDocumentsSheet } from './fiscal-documents-sheet.document.ts'

const DOCUMENT: FiscalDocument = {
  id: '01890000-0000-7000-8000-000000000001',
  version: 4,
  createdAt: '2026-11-23T15:40:00.000Z',
  updatedAt: '2026-11-23T15:42:09.000Z',
  kind: 'factura',
  status: 'authorised',
  environment: 'production',
  number: '001-002-000000123',
  accessKey: '2311202601179001167400120010020000001231234567813',
  bill: { id: '01890000-0000-7000-8000-000000000002', code: 'VTA-000123' },
  client: { id: '01890000-0000-7000-8000-000000000003', code: 'UIO-1008', name: 'Luz Paz' },
  buyer: { name: 'Paz e Hijos', identification: '1790011674001', email: 'luz@example.com' },
  issuedOn: '2026-11-23',
  authorisedAt: '2026-11-23T15:42:09.000Z',
  zeroInCents: 3_334,
  generalInCents: 1_500,
  notSubjectInCents: 100,
  exemptInCents: 200,
  ivaInCents: 225,
  thirdPartyInCents: 15_372,
  totalInCents: 20_731,
  owedSince: '2026-11-23T15:40:00.000Z',
  statusSince: '2026-11-23T15:42:09.000Z',
  trouble: null,
  troubleDetail: '',
  messages: [],
  allowedActions: [],
}

const rowOf = (document: FiscalDocument, language: 'es' | 'en') =>
  Object.fromEntries(fiscalDocumentsSheet.columns.map(({ header, value }) => [header[language], value(document, language)]))

describe('the file of documents of the SRI', () => {
  test('has every base, the IVA, what is money of others, and the key', () => {
    expect(rowOf(DOCUMENT, 'es')).toMatchObject({
      Tipo: 'Factura',
      Número: '001-002-000000123',
      Estado: 'Autorizada',
      Emitida: new Date('2026-11-23T00:00:00Z'),
      // A spreadsheet has no time zones: Quito's.
      Autorizada: new Date('2026-11-23T10:42:09Z'),
      'Nota de cobro': 'VTA-000123',
      Identificación: '1790011674001',
      'Clave de acceso': DOCUMENT.accessKey,
    })
    const dollars = fiscalDocumentsSheet.columns
      .filter(({ format }) => format === 'dollars')
      .map(({ value }) => value(DOCUMENT, 'es'))
    expect(dollars).toEqual([33.34, 15, 1, 2, 2.25, 153.72, 207.31])
  })

  test('speaks English', () => {
    expect(rowOf({ ...DOCUMENT, kind: 'notaCredito', status: 'received' }, 'en')).toMatchObject({
      Kind: 'Credit note (nota de crédito)',
      Status: 'At the SRI',
      'Bill of sale': 'VTA-000123',
    })
  })

  test('leaves empty what there is not yet, or is not of a test', () => {
    const waiting = { number: null, accessKey: null, issuedOn: null, authorisedAt: null, status: 'waiting' } as const
    const row = rowOf({ ...DOCUMENT, ...waiting, bill: null, client: null, buyer: null }, 'es')

    expect(row).toMatchObject({ Estado: 'Por emitir', Número: null, Emitida: null, Autorizada: null, 'Clave de acceso': null })
    expect(row).toMatchObject({ 'Nota de cobro': null, Identificación: null })
  })

  test('names its columns apart, in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const names = fiscalDocumentsSheet.columns.map(({ header }) => header[language])
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
