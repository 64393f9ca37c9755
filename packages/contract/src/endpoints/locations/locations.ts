// Made of locations/locations.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../../fields/callable.ts'
import type * as contract from '../../locations/locations.contract.ts'

export const createLocations: CallableOf<typeof contract.createLocations> = {
  method: 'POST',
  path: '/location',
  duties: ['warehouseMIA', 'warehouseUIO'],
}
export const listLocations: CallableOf<typeof contract.listLocations> = { method: 'GET', path: '/location' }
export const shelveOrders: CallableOf<typeof contract.shelveOrders> = {
  method: 'PUT',
  path: '/order/location',
  duties: ['warehouseMIA', 'warehouseUIO'],
}
export const updateLocation: CallableOf<typeof contract.updateLocation> = {
  method: 'PUT',
  path: '/location/{id}',
  duties: ['warehouseMIA', 'warehouseUIO'],
}
