import type { CertificateFacts, FiscalRegistration, KeptCertificate } from '@app/contract/fiscal/fiscal-registration.contract'

export const A_CERTIFICATE: CertificateFacts = {
  ...{ holder: 'INÉS ÑACATO VELA', issuer: 'AC DE PRUEBA', ruc: '1790011674001', serialNumber: '20261123001' },
  ...{ validFrom: '2026-01-01T05:00:00.000Z', validTo: '2027-12-31T05:00:00.000Z', daysLeft: 403, isOfCompany: true },
}
export const KEPT: KeptCertificate = {
  ...A_CERTIFICATE,
  ...{ state: 'ready', keptAt: '2026-11-23T15:00:00.000Z', keptBy: 'Ana León' },
}

const IN_TEST = { environment: 'test', establishment: '001', emissionPoint: '002' } as const
const IN_PRODUCTION = { ...IN_TEST, environment: 'production' } as const

/** As installed: off, with nothing said. */
export const NEW_REGISTRATION: FiscalRegistration = {
  version: 1,
  mode: 'off',
  productionSince: null,
  company: { legalName: 'Puente Courier S.A.', ruc: '1790011674001' },
  data: {
    ...{ headOfficeAddress: '', establishmentAddress: '', establishment: '001', emissionPoint: '002', keepsAccounts: true },
    ...{ specialTaxpayer: '', withholdingResolution: '', rimpe: null, largeTaxpayerResolution: '', creditDays: 0 },
    ...{ daysOff: [], addedIvaCodes: [] },
  },
  iva: { isConfirmed: false, confirmedAt: null, confirmedBy: null },
  certificate: null,
  sequences: [
    { ...IN_TEST, kind: 'factura', last: 0, next: 1 },
    { ...IN_TEST, kind: 'notaCredito', last: 0, next: 1 },
    { ...IN_PRODUCTION, kind: 'factura', last: 122, next: 123 },
    { ...IN_PRODUCTION, kind: 'notaCredito', last: 0, next: 1 },
  ],
  unused: [],
  missing: {
    off: [],
    test: ['noHeadOffice', 'ivaNotConfirmed', 'noCertificate'],
    production: ['noHeadOffice', 'ivaNotConfirmed', 'noCertificate', 'noTestFactura', 'noTestNotaCredito'],
  },
}

/** All that test needs, in test. */
export const IN_TEST_MODE: FiscalRegistration = {
  ...NEW_REGISTRATION,
  mode: 'test',
  data: { ...NEW_REGISTRATION.data, headOfficeAddress: 'Av. Amazonas N21-147' },
  iva: { isConfirmed: true, confirmedAt: '2026-11-20T15:00:00.000Z', confirmedBy: 'Ana León' },
  certificate: KEPT,
  missing: { off: [], test: [], production: ['noTestFactura', 'noTestNotaCredito'] },
}
