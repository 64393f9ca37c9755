// Made of consents.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type * as contract from '../consents.contract.ts'
import type { CallableOf } from '../fields/callable.ts'

export const agreeToTexts: CallableOf<typeof contract.agreeToTexts> = { method: 'POST', path: '/consent' }
export const getText: CallableOf<typeof contract.getText> = { method: 'GET', path: '/text/{kind}' }
export const listConsents: CallableOf<typeof contract.listConsents> = { method: 'GET', path: '/consent' }
export const listTextVersions: CallableOf<typeof contract.listTextVersions> = { method: 'GET', path: '/text/{kind}/version' }
export const listTexts: CallableOf<typeof contract.listTexts> = { method: 'GET', path: '/text' }
export const saveText: CallableOf<typeof contract.saveText> = { method: 'PUT', path: '/text/{kind}', duties: [] }
export const withdrawConsent: CallableOf<typeof contract.withdrawConsent> = { method: 'DELETE', path: '/consent/{kind}' }
