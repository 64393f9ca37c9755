// Made of tariffs.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../tariffs.contract.ts'

export const createTariff: CallableOf<typeof contract.createTariff> = { method: 'POST', path: '/tariff', duties: [] }
export const listTariffs: CallableOf<typeof contract.listTariffs> = { method: 'GET', path: '/tariff' }
export const updateTariff: CallableOf<typeof contract.updateTariff> = {
  method: 'PUT',
  path: '/tariff/{id}',
  edits: 'tariff',
  duties: [],
}
