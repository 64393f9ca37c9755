// Made of session.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../session.contract.ts'

export const changeEmail: CallableOf<typeof contract.changeEmail> = {
  method: 'PUT',
  path: '/auth/email',
  edits: 'user',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const changePassword: CallableOf<typeof contract.changePassword> = {
  method: 'PUT',
  path: '/auth/change-password',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const closeOtherSessions: CallableOf<typeof contract.closeOtherSessions> = {
  method: 'DELETE',
  path: '/auth/sessions',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const confirmEmail: CallableOf<typeof contract.confirmEmail> = { method: 'POST', path: '/auth/email/confirm' }
export const confirmPasswordReset: CallableOf<typeof contract.confirmPasswordReset> = {
  method: 'POST',
  path: '/auth/reset-password/confirm',
}
export const exportMyData: CallableOf<typeof contract.exportMyData> = { method: 'GET', path: '/auth/my-data', response: 'file' }
export const getMe: CallableOf<typeof contract.getMe> = { method: 'GET', path: '/auth/me' }
export const getStorageKeys: CallableOf<typeof contract.getStorageKeys> = { method: 'GET', path: '/auth/storage-keys' }
export const issueEmailLink: CallableOf<typeof contract.issueEmailLink> = {
  method: 'POST',
  path: '/user/{id}/email-link',
  keepsNoAnswer: true,
  duties: [],
}
export const issuePasswordLink: CallableOf<typeof contract.issuePasswordLink> = {
  method: 'POST',
  path: '/user/{id}/password-link',
  keepsNoAnswer: true,
  duties: [],
}
export const listRoles: CallableOf<typeof contract.listRoles> = { method: 'GET', path: '/role' }
export const listSessions: CallableOf<typeof contract.listSessions> = { method: 'GET', path: '/auth/sessions' }
export const reauthenticate: CallableOf<typeof contract.reauthenticate> = {
  method: 'POST',
  path: '/auth/reauthenticate',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const requestPasswordReset: CallableOf<typeof contract.requestPasswordReset> = {
  method: 'POST',
  path: '/auth/reset-password',
}
export const sendEmailLink: CallableOf<typeof contract.sendEmailLink> = {
  method: 'POST',
  path: '/auth/email/link',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const signIn: CallableOf<typeof contract.signIn> = { method: 'POST', path: '/auth/signin', keepsNoAnswer: true }
export const signOut: CallableOf<typeof contract.signOut> = {
  method: 'POST',
  path: '/auth/logout',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const signUp: CallableOf<typeof contract.signUp> = { method: 'POST', path: '/auth/signup' }
export const updateProfile: CallableOf<typeof contract.updateProfile> = {
  method: 'PUT',
  path: '/auth/update-profile',
  edits: 'user',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
