// A house that invoices at the SRI: what it says of itself, and a certificate made for the test.
import { fiscalRegistration, parameters } from '@app/contract'
import { PARAMETER_CATALOGUE, PARAMETER_KEYS } from '@app/domain'
import { containerOf, madeCertificate, type WantedCertificate } from '../fiscal/certificates.ts'
import { signedInAs } from '../world.ts'

export const CERTIFICATE_PASSWORD = 'clave de la firma 1972'

export const FISCAL_DATA = {
  headOfficeAddress: 'Av. Amazonas N21-147, Quito',
  establishmentAddress: '',
  establishment: '001',
  emissionPoint: '002',
  keepsAccounts: true,
  specialTaxpayer: '',
  withholdingResolution: '',
  rimpe: null,
  largeTaxpayerResolution: '',
  creditDays: 15,
  daysOff: ['2026-12-25'],
  addedIvaCodes: [],
}

const administrator = signedInAs('administrator')

export const certificateFile = (content: Uint8Array, field = 'certificate') => [{ field, name: 'firma.p12', content }]

export const fileOfCertificate = (wanted: WantedCertificate = {}): Buffer => {
  const made = madeCertificate({ from: '2020-01-01', to: '2040-01-01', ...wanted })
  return containerOf(made, [made], CERTIFICATE_PASSWORD)
}

export const keepCertificate = (content: Uint8Array, changes: { password?: string; acceptsOtherRuc?: boolean } = {}) =>
  administrator.call(fiscalRegistration.keepCertificate, {
    body: { password: CERTIFICATE_PASSWORD, ...changes },
    files: certificateFile(content),
  })

/** The same values again, by a person. */
export async function confirmIva(): Promise<void> {
  const inForce = await administrator.call(parameters.listParameters)
  const treatments = PARAMETER_KEYS.filter((key) => PARAMETER_CATALOGUE[key].group === 'iva')
  const again = inForce.filter(({ key }) => treatments.includes(key)).map(({ key, value }) => ({ key, value }))
  await administrator.call(parameters.updateParameters, { body: { parameters: again, reason: 'Visto con el contador' } })
}
