// Made of authorized-names.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../authorized-names.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const addAuthorizedName: CallableOf<typeof contract.addAuthorizedName> = { method: 'POST', path: '/user/authorized-names' }
export const answerConsentLink: CallableOf<typeof contract.answerConsentLink> = {
  method: 'POST',
  path: '/consignee-consent/answer',
  keepsNoAnswer: true,
}
export const askForConsent: CallableOf<typeof contract.askForConsent> = {
  method: 'POST',
  path: '/user/authorized-names/{id}/consent-request',
  keepsNoAnswer: true,
  duties: ['counter'],
}
export const keepConsentPaper: CallableOf<typeof contract.keepConsentPaper> = {
  method: 'POST',
  path: '/user/authorized-names/{id}/consent-paper',
  multipart: true,
  duties: ['counter'],
}
export const listAuthorizedNames: CallableOf<typeof contract.listAuthorizedNames> = {
  method: 'GET',
  path: '/user/authorized-names',
}
export const readConsentLink: CallableOf<typeof contract.readConsentLink> = {
  method: 'POST',
  path: '/consignee-consent/read',
  keepsNoAnswer: true,
}
export const removeAuthorizedName: CallableOf<typeof contract.removeAuthorizedName> = {
  method: 'DELETE',
  path: '/user/authorized-names/{id}',
  edits: 'authorizedName',
}
export const updateAuthorizedName: CallableOf<typeof contract.updateAuthorizedName> = {
  method: 'PUT',
  path: '/user/authorized-names/{id}',
  edits: 'authorizedName',
}
export const verifyAuthorizedName: CallableOf<typeof contract.verifyAuthorizedName> = {
  method: 'PUT',
  path: '/user/authorized-names/{id}/identity',
  duties: ['counter'],
}
export const withdrawNameConsent: CallableOf<typeof contract.withdrawNameConsent> = {
  method: 'DELETE',
  path: '/user/authorized-names/{id}/consent',
  duties: ['counter'],
}
