// Made of second-factor.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../second-factor.contract.ts'

export const addPasskey: CallableOf<typeof contract.addPasskey> = {
  method: 'POST',
  path: '/auth/passkey',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const askForPasskey: CallableOf<typeof contract.askForPasskey> = {
  method: 'POST',
  path: '/auth/passkey/challenge',
  keepsNoAnswer: true,
}
export const askForProof: CallableOf<typeof contract.askForProof> = {
  method: 'POST',
  path: '/auth/reauthenticate/options',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const beginPasskey: CallableOf<typeof contract.beginPasskey> = {
  method: 'POST',
  path: '/auth/passkey/options',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const beginSecondFactor: CallableOf<typeof contract.beginSecondFactor> = {
  method: 'POST',
  path: '/auth/second-factor',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const confirmSecondFactor: CallableOf<typeof contract.confirmSecondFactor> = {
  method: 'POST',
  path: '/auth/second-factor/confirm',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const getSecondFactor: CallableOf<typeof contract.getSecondFactor> = { method: 'GET', path: '/auth/second-factor' }
export const getSecondStepOfStaff: CallableOf<typeof contract.getSecondStepOfStaff> = {
  method: 'GET',
  path: '/company/second-step',
}
export const listPasskeys: CallableOf<typeof contract.listPasskeys> = { method: 'GET', path: '/auth/passkey' }
export const removePasskey: CallableOf<typeof contract.removePasskey> = {
  method: 'DELETE',
  path: '/auth/passkey/{id}',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const removeSecondFactor: CallableOf<typeof contract.removeSecondFactor> = {
  method: 'DELETE',
  path: '/user/{id}/second-factor',
  duties: [],
}
export const renamePasskey: CallableOf<typeof contract.renamePasskey> = {
  method: 'PUT',
  path: '/auth/passkey/{id}',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const renewRecoveryCodes: CallableOf<typeof contract.renewRecoveryCodes> = {
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  keepsNoAnswer: true,
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const requireSecondStep: CallableOf<typeof contract.requireSecondStep> = {
  method: 'PUT',
  path: '/company/second-step',
  duties: [],
}
export const signInWithPasskey: CallableOf<typeof contract.signInWithPasskey> = {
  method: 'POST',
  path: '/auth/signin/passkey',
  keepsNoAnswer: true,
}
export const turnOffSecondFactor: CallableOf<typeof contract.turnOffSecondFactor> = {
  method: 'DELETE',
  path: '/auth/second-factor',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
