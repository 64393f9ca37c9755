import { expect, test } from 'vitest'
import { CLIENT_PLACES } from './client-places.ts'
import { ORDERS } from './status-groups.ts'

test('each open status is at one place', () => {
  expect(Object.values(CLIENT_PLACES).flat().toSorted()).toEqual(ORDERS.open.toSorted())
  expect(CLIENT_PLACES.inQuito).toEqual(['arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid'])
})
