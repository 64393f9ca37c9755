// Made of parameters.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../parameters.contract.ts'

export const createParameter: CallableOf<typeof contract.createParameter> = {
  method: 'POST',
  path: '/configuration-parameter/create',
  duties: [],
}
export const exportParameterHistory: CallableOf<typeof contract.exportParameterHistory> = {
  method: 'GET',
  path: '/configuration-parameter/history/export',
  response: 'file',
}
export const listParameterHistory: CallableOf<typeof contract.listParameterHistory> = {
  method: 'GET',
  path: '/configuration-parameter/history',
  range: 'takesEffect',
}
export const listParameters: CallableOf<typeof contract.listParameters> = { method: 'GET', path: '/configuration-parameter' }
export const listRetailParameters: CallableOf<typeof contract.listRetailParameters> = {
  method: 'GET',
  path: '/quotation/parameters',
}
export const selectParameterHistory: CallableOf<typeof contract.selectParameterHistory> = {
  method: 'GET',
  path: '/configuration-parameter/history/selection',
}
export const updateParameters: CallableOf<typeof contract.updateParameters> = {
  method: 'PUT',
  path: '/configuration-parameter/update-many',
  duties: [],
}
