import { setTracking, setValue } from '@app/contract/order-actions.contract'
import type { Order } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, button, isGone, isRefused, key, press, sees, write } from '../../../testing/screen.ts'
import { answers, isAsked, received, refuses } from '../../../testing/server.ts'
import { TrackingCell } from './tracking-cell.tsx'
import { ValueCell } from './value-cell.tsx'

const IN_REVIEW = { status: 'inReview', allowedActions: ['setTracking', 'setValue'] } satisfies Partial<Order>

const showTracking = (changed: Partial<Order> = {}) =>
  renderScreen(<TrackingCell order={anOrder({ ...IN_REVIEW, ...changed })} />, { role: 'associate' })
const showValue = (changed: Partial<Order> = {}) =>
  renderScreen(<ValueCell order={anOrder({ ...IN_REVIEW, ...changed })} />, { role: 'associate' })

const TRACKING = 'Tracking de OR-000010'
const VALUE = 'Valor de OR-000010'

test('a tracking is saved when its field is left', async () => {
  answers(setTracking, anOrder({ tracking: '1Z999AA10123456784' }))
  await showTracking({ tracking: null, carrier: null })
  await write(TRACKING, ' 1Z999AA10123456784 ')
  await sees('UPS')
  await key('{Tab}')
  await sees(page.getByLabelText('Guardado'))
  await expect
    .poll(() => received(setTracking))
    .toMatchObject([{ params: { id: idOf(10) }, body: { tracking: '1Z999AA10123456784' } }])
})

test('Enter saves it too, once', async () => {
  answers(setTracking, anOrder({ tracking: 'TBA123456789000' }))
  await showTracking()
  await write(TRACKING, 'TBA123456789000')
  await key('{Enter}')
  await key('{Tab}')
  await sees(page.getByLabelText('Guardado'))
  await isAsked(setTracking)
})

test('Escape brings back what was there, and nothing is sent', async () => {
  await showTracking()
  await write(TRACKING, 'TBA')
  await key('{Escape}')
  await expect.element(box(TRACKING)).toHaveValue('1Z999AA10123456784')
  await key('{Tab}')
  expect(received(setTracking)).toEqual([])
})

test.each(['', '   ', '1Z999AA10123456784', ' 1Z999AA10123456784 '])('«%s» changes nothing: nothing is sent', async (typed) => {
  await showTracking()
  await write(TRACKING, typed)
  await key('{Tab}')
  expect(received(setTracking)).toEqual([])
})

test('an emptied field shows the number again', async () => {
  await showTracking()
  await write(TRACKING, '')
  await key('{Tab}')
  await expect.element(box(TRACKING)).toHaveValue('1Z999AA10123456784')
})

test.each([
  ['trackingTaken', 'Otro pedido abierto ya tiene este tracking.'],
  ['orderChangedMeanwhile', 'Alguien más cambió el pedido mientras tanto. Revisa y vuelve a intentar.'],
] as const)('a tracking refused as %s: the row says why and keeps what was typed', async (code, sentence) => {
  refuses(setTracking, code)
  await showTracking()
  await write(TRACKING, 'TBA123456789000')
  await key('{Tab}')
  await isRefused(box(TRACKING), sentence)
  await expect.element(box(TRACKING)).toHaveValue('TBA123456789000')
})

test('where the tracking can no longer change it is only read', async () => {
  await showTracking({ allowedActions: [] })
  await sees(/^1Z999AA10123456784/)
  await isGone(box(TRACKING))
})

test('a package that came with a file instead says so', async () => {
  await showTracking({ tracking: null, carrier: null, allowedActions: [] })
  await sees('En archivo')
})

test('a value is saved when its field is left', async () => {
  answers(setValue, anOrder({ status: 'reviewed', productValueInCents: 9_950 }))
  await showValue()
  await write(VALUE, '99,5')
  await key('{Tab}')
  await expect.poll(() => received(setValue)).toMatchObject([{ params: { id: idOf(10) }, body: { productValueInCents: 9_950 } }])
})

test('a value that is right as it is, is confirmed: that reviews the order', async () => {
  answers(setValue, anOrder({ status: 'reviewed' }))
  await showValue()
  await press('Confirmar el valor de OR-000010 y dejarlo revisado')
  await expect.poll(() => received(setValue)).toMatchObject([{ body: { productValueInCents: 12_000 } }])
})

test('Enter saves a value too, once', async () => {
  answers(setValue, anOrder({ status: 'reviewed', productValueInCents: 9_950 }))
  await showValue()
  await write(VALUE, '99,50')
  await key('{Enter}')
  await expect.poll(() => received(setValue).length).toBe(1)
  await sees(button('Confirmar el valor de OR-000010 y dejarlo revisado'))
  await key('{Tab}')
  await isAsked(setValue)
})

test('a reviewed order has nothing to confirm', async () => {
  await showValue({ status: 'reviewed' })
  await sees(box(VALUE))
  await isGone(button('Confirmar el valor de OR-000010 y dejarlo revisado'))
})

test('a value that did not change is not sent when the field is left', async () => {
  await showValue()
  await box(VALUE).click()
  await key('{Tab}')
  expect(received(setValue)).toEqual([])
})

test.each(['', 'ciento', '1,234'])('«%s» is no value: nothing is sent', async (typed) => {
  await showValue()
  await write(VALUE, typed)
  await key('{Tab}')
  await expect.element(box(VALUE)).toHaveValue(typed)
  expect(received(setValue)).toEqual([])
})

test.each([
  ['valueBelowPurchasePrice', 'El valor del producto debe ser mayor o igual al precio de la compra asistida.'],
  ['valueNotPositive', 'El valor del producto debe ser mayor que cero.'],
] as const)('a value refused as %s: the row says why', async (code, sentence) => {
  refuses(setValue, code)
  await showValue()
  await write(VALUE, '1')
  await key('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(box(VALUE)).toHaveAttribute('aria-invalid', 'true')
})

test('where the value can no longer change it is only read', async () => {
  await showValue({ allowedActions: [] })
  await sees('$120,00')
  await isGone(box(VALUE))
})
