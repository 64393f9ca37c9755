import { expect, test } from 'vitest'
import { currentServer } from '../../testing/world.ts'
import { fiscalSettingsOf } from './fiscal-registration.repository.ts'

test('as installed nothing is invoiced at the SRI, and the house has said nothing', async () => {
  const { db } = await currentServer()
  expect(await fiscalSettingsOf(db)).toEqual({
    version: 1,
    mode: 'off',
    establishment: '001',
    emissionPoint: '001',
    headOfficeAddress: '',
    establishmentAddress: null,
    keepsAccounts: true,
    specialTaxpayer: null,
    withholdingResolution: null,
    largeTaxpayerResolution: null,
    rimpe: null,
    creditDays: 0,
    daysOff: [],
    addedCodes: {},
    productionSince: null,
    issuesSince: null,
  })
})
