// Made of company.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../company.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const getCompany: CallableOf<typeof contract.getCompany> = { method: 'GET', path: '/company' }
export const getIdentityProof: CallableOf<typeof contract.getIdentityProof> = { method: 'GET', path: '/company/identity-proof' }
export const listCompanyAccounts: CallableOf<typeof contract.listCompanyAccounts> = {
  method: 'GET',
  path: '/company/account',
  duties: ['counter', 'accounts', 'reader'],
}
export const requireIdentityProof: CallableOf<typeof contract.requireIdentityProof> = {
  method: 'PUT',
  path: '/company/identity-proof',
  duties: [],
}
export const updateCompany: CallableOf<typeof contract.updateCompany> = {
  method: 'PUT',
  path: '/company',
  edits: 'company',
  duties: [],
}
