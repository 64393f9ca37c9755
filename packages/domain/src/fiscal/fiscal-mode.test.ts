import { describe, expect, test } from 'vitest'
import { certificateNotice, type FiscalFacts, type FiscalGap, fiscalGaps, isRucOfTaxpayer } from './fiscal-mode.ts'

const READY: FiscalFacts = {
  legalName: 'PUENTE S.A.S.',
  ruc: '1790011674001',
  headOfficeAddress: 'Av. Amazonas N21-147',
  isIvaConfirmed: true,
  hasIvaCode: true,
  certificate: 'ready',
  wasInProduction: false,
  authorisedInTest: ['factura', 'notaCredito'],
  underWayCount: 0,
}

describe('a mode', () => {
  test('is open to a house that has all of it', () => {
    expect([fiscalGaps('test', READY), fiscalGaps('production', READY), fiscalGaps('off', READY)]).toEqual([[], [], []])
  })

  test.each<[Partial<FiscalFacts>, FiscalGap]>([
    [{ legalName: '' }, 'noLegalName'],
    [{ ruc: '' }, 'noRuc'],
    [{ ruc: '1790011674002' }, 'rucNotOfTaxpayer'],
    [{ headOfficeAddress: '' }, 'noHeadOffice'],
    [{ isIvaConfirmed: false }, 'ivaNotConfirmed'],
    [{ hasIvaCode: false }, 'noIvaCode'],
    [{ certificate: 'missing' }, 'noCertificate'],
    [{ certificate: 'expired' }, 'certificateExpired'],
    [{ certificate: 'boxClosed' }, 'certificateClosed'],
  ])('of both kinds needs what %j lacks', (lack, gap) => {
    expect(fiscalGaps('test', { ...READY, ...lack })).toEqual([gap])
    expect(fiscalGaps('production', { ...READY, ...lack })).toEqual([gap])
    expect(fiscalGaps('off', { ...READY, ...lack })).toEqual([])
  })

  test('of production needs both papers authorised in the test environment; of test does not', () => {
    const untried = { ...READY, authorisedInTest: [] }
    expect(fiscalGaps('test', untried)).toEqual([])
    expect(fiscalGaps('production', untried)).toEqual(['noTestFactura', 'noTestNotaCredito'])
    expect(fiscalGaps('production', { ...READY, authorisedInTest: ['factura'] })).toEqual(['noTestNotaCredito'])
  })

  test('of test is no way back from production', () => {
    expect(fiscalGaps('test', { ...READY, wasInProduction: true })).toEqual(['wasInProduction'])
    expect(fiscalGaps('production', { ...READY, wasInProduction: true })).toEqual([])
  })

  test('of off leaves nothing half done', () => {
    expect(fiscalGaps('off', { ...READY, underWayCount: 1 })).toEqual(['documentsUnderWay'])
    expect(fiscalGaps('production', { ...READY, underWayCount: 1 })).toEqual([])
  })
})

test.each([
  ['1790011674001', true],
  ['1790011674002', false],
  ['179001167400', false],
  ['17900116740010', false],
  ['', false],
])('the RUC %s is one of a taxpayer: %s', (ruc, expected) => {
  expect(isRucOfTaxpayer(ruc)).toBe(expected)
})

test.each([
  [400, null],
  [61, null],
  [60, 60],
  [59, 60],
  [31, 60],
  [30, 30],
  [16, 30],
  [15, 15],
  [8, 15],
  [7, 7],
  [4, 7],
  [3, 3],
  [2, 3],
  [1, 1],
  [0, 1],
  [-1, null],
])('%i days before its end the notice of %s is due', (daysLeft, notice) => {
  expect(certificateNotice(daysLeft)).toBe(notice)
})
