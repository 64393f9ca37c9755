// Made of users.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../users.contract.ts'

export const assignClients: CallableOf<typeof contract.assignClients> = {
  method: 'POST',
  path: '/associate/{id}/client',
  duties: [],
}
export const createUser: CallableOf<typeof contract.createUser> = { method: 'POST', path: '/user', duties: ['counter'] }
export const exportAssociates: CallableOf<typeof contract.exportAssociates> = {
  method: 'GET',
  path: '/associate/export',
  response: 'file',
}
export const exportClientsOfAssociate: CallableOf<typeof contract.exportClientsOfAssociate> = {
  method: 'GET',
  path: '/associate/{id}/client/export',
  response: 'file',
}
export const exportClientsWithoutAssociate: CallableOf<typeof contract.exportClientsWithoutAssociate> = {
  method: 'GET',
  path: '/client/without-associate/export',
  response: 'file',
}
export const exportOwnClients: CallableOf<typeof contract.exportOwnClients> = {
  method: 'GET',
  path: '/associate/clients/export',
  response: 'file',
}
export const exportUsers: CallableOf<typeof contract.exportUsers> = { method: 'GET', path: '/user/export', response: 'file' }
export const getClientBalance: CallableOf<typeof contract.getClientBalance> = {
  method: 'GET',
  path: '/client/{id}/balance',
  duties: ['counter', 'accounts', 'reader'],
}
export const getUser: CallableOf<typeof contract.getUser> = { method: 'GET', path: '/user/{id}' }
export const listAssociates: CallableOf<typeof contract.listAssociates> = { method: 'GET', path: '/associate', range: 'signedUp' }
export const listClientsOfAssociate: CallableOf<typeof contract.listClientsOfAssociate> = {
  method: 'GET',
  path: '/associate/{id}/client',
  range: 'signedUp',
}
export const listClientsWithoutAssociate: CallableOf<typeof contract.listClientsWithoutAssociate> = {
  method: 'GET',
  path: '/client/without-associate',
  range: 'signedUp',
}
export const listOwnClients: CallableOf<typeof contract.listOwnClients> = {
  method: 'GET',
  path: '/associate/clients',
  range: 'signedUp',
}
export const listUsers: CallableOf<typeof contract.listUsers> = { method: 'GET', path: '/user', range: 'signedUp' }
export const selectAssociates: CallableOf<typeof contract.selectAssociates> = { method: 'GET', path: '/associate/selection' }
export const selectClientsOfAssociate: CallableOf<typeof contract.selectClientsOfAssociate> = {
  method: 'GET',
  path: '/associate/{id}/client/selection',
}
export const selectClientsWithoutAssociate: CallableOf<typeof contract.selectClientsWithoutAssociate> = {
  method: 'GET',
  path: '/client/without-associate/selection',
}
export const selectOwnClients: CallableOf<typeof contract.selectOwnClients> = {
  method: 'GET',
  path: '/associate/clients/selection',
}
export const selectUsers: CallableOf<typeof contract.selectUsers> = { method: 'GET', path: '/user/selection' }
export const unassignClients: CallableOf<typeof contract.unassignClients> = {
  method: 'DELETE',
  path: '/associate/{id}/client',
  duties: [],
}
export const updateUser: CallableOf<typeof contract.updateUser> = {
  method: 'PUT',
  path: '/user/{id}',
  edits: 'user',
  duties: ['counter'],
}
export const verifyIdentity: CallableOf<typeof contract.verifyIdentity> = {
  method: 'PUT',
  path: '/user/{id}/identity',
  edits: 'user',
  duties: ['counter'],
}
