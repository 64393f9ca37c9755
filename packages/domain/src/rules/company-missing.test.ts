import { expect, test } from 'vitest'
import { companyGaps } from './company-missing.ts'

const COMPLETE = { legalName: 'Puente Courier S.A.', ruc: '1790011674001', bankAccounts: [{ number: '2100' }] }

test.each([
  ['nothing', COMPLETE, []],
  ['its legal name', { ...COMPLETE, legalName: '' }, ['noLegalName']],
  ['its RUC', { ...COMPLETE, ruc: '' }, ['noRuc']],
  ['an account', { ...COMPLETE, bankAccounts: [] }, ['noBankAccount']],
  ['everything', { legalName: '', ruc: '', bankAccounts: [] }, ['noLegalName', 'noRuc', 'noBankAccount']],
])('of a company %s is missing', (_what, company, gaps) => {
  expect(companyGaps(company)).toEqual(gaps)
})
