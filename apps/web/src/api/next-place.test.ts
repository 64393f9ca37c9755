import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { nextPlace } from './next-place.ts'

const ID = '0198f0a0-0000-7000-8000-000000000001'
const next = [{ action: 'voidBill', call: 'DELETE /sale-order/{id}', who: ['administrator' as const] }]
const refused = (code: string, details: ApiError['details']) => new ApiError({ statusCode: 409, code, message: code, details })

test('who may do what is open finds it on the screen of the record', () => {
  const error = refused('orderActionNotAllowed', { ids: [ID], next })
  expect(nextPlace(error, 'administrator')).toBe(`/operations/estadodepedidos?open=${ID}`)
})

test.each([
  ['manifestActionNotAllowed', 'administrator', '/operations/manifiestocarga'],
  ['approvalOfAnother', 'administrator', '/administration/aprobaciones'],
  ['quoteExpired', 'associate', '/dropshipping'],
  ['dropshippingActionNotAllowed', 'administrator', '/operations/dropshipping'],
] as const)('%s leads an %s to %s', (code, role, screen) => {
  const open = [{ action: 'edit', call: 'PUT /manifest/{id}', who: [role] }]
  expect(nextPlace(refused(code, { ids: [ID], next: open }), role)).toBe(`${screen}?open=${ID}`)
})

test.each([
  ['purchaseActionNotAllowed', 'administrator', `/operations/estadodepedidos?view=purchases&open=${ID}`],
  ['purchaseActionNotAllowed', 'client', `/tuscompraasistidas?open=${ID}`],
  ['refundActionNotAllowed', 'administrator', `/finances/devoluciones?open=${ID}`],
  ['settlementActionNotAllowed', 'administrator', `/finances/facturas-venta?view=associates&earning=settlements&open=${ID}`],
  ['settlementChangedMeanwhile', 'associate', `/tusganancias?view=settlements&open=${ID}`],
] as const)('%s leads an %s to the list that holds it', (code, role, place) => {
  const open = [{ action: 'edit', call: 'PUT /refund/{id}', who: [role] }]
  expect(nextPlace(refused(code, { ids: [ID], next: open }), role)).toBe(place)
})

test('others are led nowhere, and so is who may do nothing', () => {
  expect(nextPlace(refused('orderActionNotAllowed', { ids: [ID], next }), 'client')).toBeNull()
  expect(nextPlace(refused('orderActionNotAllowed', { ids: [ID], next: [] }), 'administrator')).toBeNull()
})

test('a refusal of no record leads nowhere', () => {
  expect(nextPlace(refused('emailTaken', { next }), 'administrator')).toBeNull()
  expect(nextPlace(refused('validationFailed', {}), 'administrator')).toBeNull()
})
