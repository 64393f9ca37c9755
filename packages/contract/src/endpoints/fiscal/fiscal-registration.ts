// Made of fiscal/fiscal-registration.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../fiscal/fiscal-registration.contract.ts'

export const changeFiscalMode: CallableOf<typeof contract.changeFiscalMode> = {
  method: 'PUT',
  path: '/fiscal-settings/mode',
  duties: [],
}
export const getFiscalRegistration: CallableOf<typeof contract.getFiscalRegistration> = {
  method: 'GET',
  path: '/fiscal-settings',
}
export const keepCertificate: CallableOf<typeof contract.keepCertificate> = {
  method: 'POST',
  path: '/fiscal-settings/certificate',
  multipart: true,
  keepsNoAnswer: true,
  duties: [],
}
export const previewCertificate: CallableOf<typeof contract.previewCertificate> = {
  method: 'POST',
  path: '/fiscal-settings/certificate/preview',
  multipart: true,
  keepsNoAnswer: true,
  duties: [],
}
export const removeCertificate: CallableOf<typeof contract.removeCertificate> = {
  method: 'DELETE',
  path: '/fiscal-settings/certificate',
  duties: [],
}
export const updateFiscalRegistration: CallableOf<typeof contract.updateFiscalRegistration> = {
  method: 'PUT',
  path: '/fiscal-settings',
  edits: 'fiscalSettings',
  duties: [],
}
