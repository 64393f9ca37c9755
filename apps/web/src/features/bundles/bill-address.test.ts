import { expect, test } from 'vitest'
import { billAddress } from './bill-address.ts'

test('a bill is opened in the list of what became of it', () => {
  expect(billAddress('7', 'pendingOfPay')).toBe('/finances/facturas-venta?open=7')
  expect(billAddress('7', 'paid')).toBe('/finances/facturas-venta?view=charged&open=7')
  expect(billAddress('7', 'receivedAndDelivered')).toBe('/finances/facturas-venta?view=delivered&open=7')
})
