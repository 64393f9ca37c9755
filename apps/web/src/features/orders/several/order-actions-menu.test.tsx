import { confirmWarehouse, setTracking, setValue, updateIncomplete } from '@app/contract/order-actions.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { getOrderWays } from '@app/contract/prices.contract'
import { expect, test } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, dialog, hasFocus, isGone, isRefused, item, key, link, press, sees, write } from '../../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../../testing/server.ts'
import { OrderActionsMenu } from './order-actions-menu.tsx'

const show = (changed: Partial<OrderDetail>, stage: Stage = {}) =>
  renderScreen(<OrderActionsMenu order={anOrderInDetail(changed)} onRemoved={() => undefined} />, {
    role: 'administrator',
    ...stage,
  })

const ON_MANIFEST = {
  bundle: { id: idOf(30), code: 'BU-000030' },
  manifest: { id: idOf(35), code: 'MA-000035', guideNumber: null },
} satisfies Partial<OrderDetail>
const BILLED = { bill: { id: idOf(70), code: 'BI-000070' } } satisfies Partial<OrderDetail>

test.each<[string, Partial<OrderDetail>, string]>([
  ['Recibir en bodega', { allowedActions: ['confirmWarehouse'] }, '/operations/bodega?scan=1Z999AA10123456784'],
  ['Recibir en bodega', { tracking: null, allowedActions: ['confirmWarehouse'] }, '/operations/bodega?scan=OR-000010'],
  ['Consolidar', { allowedActions: ['bundle'] }, '/operations/consolidaciondepedidos?q=OR-000010'],
  ['Ver su bulto', { ...ON_MANIFEST, manifest: null, allowedActions: ['unbundle'] }, '/operations/consolidaciondepedidos'],
  ['Ir al manifiesto', { ...ON_MANIFEST, allowedActions: ['ship'] }, `/operations/manifiestocarga?open=${idOf(35)}`],
  ['Confirmar llegada', { ...ON_MANIFEST, allowedActions: ['confirmArrival'] }, `/operations/manifiestocarga?open=${idOf(35)}`],
  ['Pesar en Quito', { ...ON_MANIFEST, allowedActions: ['confirmWeight'] }, `/operations/manifiestocarga?open=${idOf(35)}`],
  [
    'Confirmar pago',
    { ...BILLED, allowedActions: ['confirmPayment'] },
    '/finances/facturas-venta?view=pendingPayment&q=BI-000070',
  ],
  ['Entregar', { ...BILLED, allowedActions: ['deliver'] }, '/finances/facturas-venta?view=charged&q=BI-000070'],
])('«%s» leads to the page that does it (%#)', async (name, changed, address) => {
  await show(changed)
  await expect.element(link(name)).toHaveAttribute('href', address)
})

test('what has no page, or needs what the order has not, is not offered', async () => {
  await show({ allowedActions: ['split', 'openIncident', 'ship', 'confirmPayment', 'setTracking'] })
  await sees(button('Fijar tracking'))
  for (const name of ['Ir al manifiesto', 'Confirmar pago']) await isGone(link(name))
  await isGone(button('Más'))
})

test('two acts stand side by side, the rest are in a menu that the keyboard opens', async () => {
  await show({ status: 'inReview', allowedActions: ['setValue', 'setTracking', 'markIncomplete', 'remove'] })
  await sees(button('Fijar valor'))
  await sees(button('Fijar tracking'))
  await isGone(button('Eliminar'))
  await press('Más')
  await sees(item('Marcar incompleto'))
  await item('Eliminar').click()
  await sees(dialog('Eliminar el pedido'))
})

test('an answered order goes on where it was, once', async () => {
  answers(updateIncomplete, anOrder())
  const release = holds(updateIncomplete)
  await show({ status: 'incompleteState', allowedActions: ['resume'] })
  await button('Retomar').dblClick()
  release()
  await sees('El pedido volvió a donde estaba.')
  await isAsked(updateIncomplete)
  await expect.poll(() => received(updateIncomplete)[0]?.body).toEqual({ orderId: idOf(10), resume: true })
})

test('why an order cannot go on is said', async () => {
  refuses(updateIncomplete, 'categoryBLimitExceeded')
  await show({ status: 'incompleteState', allowedActions: ['resume'] })
  await press('Retomar')
  await sees('La categoría B admite como máximo 4 kg y 400 USD con impuesto.')
})

test('the value is set with what is observed, which the client reads', async () => {
  answers(setValue, anOrder({ status: 'reviewed' }))
  await show({ status: 'inReview', observation: 'Sin factura', allowedActions: ['setValue'] })
  await press('Fijar valor')
  await expect.element(box('Observación (opcional)')).toHaveValue('Sin factura')
  await write('Observación (opcional)', 'La factura dice 90.')
  await press('Guardar y dar por revisado')
  await expect.poll(() => received(setValue)[0]?.body).toMatchObject({ observation: 'La factura dice 90.' })
})

test('a mistaken receipt is undone with the weight that it had', async () => {
  answers(confirmWarehouse, { orders: [anOrder({ status: 'reviewed' })] })
  await show({ allowedActions: ['undoWarehouse'] })
  await press('Deshacer recepción')
  await sees('Recepción deshecha: el pedido volvió a donde estaba.')
  await expect
    .poll(() => received(confirmWarehouse)[0]?.body)
    .toEqual({ arrivals: [{ orderId: idOf(10), weightInGrams: 1_500, undo: true }] })
})

const TRACKED = { allowedActions: ['setTracking'] } satisfies Partial<OrderDetail>

test('the tracking dialog begins with what is known, and Enter saves it without blanks', async () => {
  answers(setTracking, anOrder({ tracking: 'TBA123456789000' }))
  await show(TRACKED)
  await press('Fijar tracking')
  await sees(dialog('Tracking de OR-000010'))
  await hasFocus(box('Tracking'))
  await expect.element(box('Tracking')).toHaveValue('1Z999AA10123456784')
  await write('Tracking', ' TBA123456789000 ')
  await key('{Enter}')
  await isGone(dialog())
  await expect
    .poll(() => received(setTracking))
    .toMatchObject([{ params: { id: idOf(10) }, body: { tracking: 'TBA123456789000' } }])
})

test.each(['', '   '])('a tracking of «%s» is none: the field says so and has the focus', async (typed) => {
  await show(TRACKED)
  await press('Fijar tracking')
  await write('Tracking', typed)
  await press('Guardar tracking')
  await isRefused(box('Tracking'), 'Este campo es obligatorio.')
  await hasFocus(box('Tracking'))
  expect(received(setTracking)).toEqual([])
})

test('a tracking has at most 60 characters', async () => {
  await show(TRACKED)
  await press('Fijar tracking')
  await write('Tracking', 'A'.repeat(70))
  await expect.element(box('Tracking')).toHaveValue('A'.repeat(60))
})

test.each([
  ['trackingTaken', 'Otro pedido abierto ya tiene este tracking.'],
  ['orderActionNotAllowed', 'El pedido ya no permite esta acción. Actualiza para ver cómo está.'],
] as const)('a tracking refused as %s: the sentence is at the field', async (code, sentence) => {
  refuses(setTracking, code)
  await show(TRACKED)
  await press('Fijar tracking')
  await press('Guardar tracking')
  await isRefused(box('Tracking'), sentence)
})

test('a double click saves the tracking once', async () => {
  answers(setTracking, anOrder())
  const release = holds(setTracking)
  await show(TRACKED)
  await press('Fijar tracking')
  await button('Guardar tracking').dblClick()
  release()
  await isGone(dialog())
  await isAsked(setTracking)
})

const VALUED = { status: 'inReview', allowedActions: ['setValue'] } satisfies Partial<OrderDetail>

test('the first value reviews the order, and the button says so', async () => {
  answers(setValue, anOrder({ status: 'reviewed', productValueInCents: 15_050 }))
  await show(VALUED)
  await press('Fijar valor')
  await sees(dialog('Valor de OR-000010'))
  await sees('Lo que se declara, sin el impuesto de EE. UU.')
  await write('Valor del producto', '150,5')
  await press('Guardar y dar por revisado')
  await isGone(dialog())
  await expect.poll(() => received(setValue)).toMatchObject([{ params: { id: idOf(10) }, body: { productValueInCents: 15_050 } }])
})

test('a later value only corrects it', async () => {
  await show({ ...VALUED, status: 'reviewed' })
  await press('Fijar valor')
  await sees(button('Guardar valor'))
})

test.each([
  ['', 'El valor del producto debe ser mayor que cero.'],
  ['0', 'El valor del producto debe ser mayor que cero.'],
  ['ciento', 'Escribe un valor con dos decimales como máximo, por ejemplo 12,50.'],
  ['1,234', '¿Miles o decimales? Escribe 1234,00 o 1,23.'],
])('a value of «%s» is not taken, and the field has the focus', async (typed, sentence) => {
  await show(VALUED)
  await press('Fijar valor')
  await write('Valor del producto', typed)
  await press('Guardar y dar por revisado')
  await isRefused(box('Valor del producto'), sentence)
  await hasFocus(box('Valor del producto'))
  expect(received(setValue)).toEqual([])
})

test.each([
  ['valueBelowPurchasePrice', 'El valor del producto debe ser mayor o igual al precio de la compra asistida.'],
  ['categoryBLimitExceeded', 'La categoría B admite como máximo 4 kg y 400 USD con impuesto.'],
] as const)('a value refused as %s: the sentence is at the field', async (code, sentence) => {
  refuses(setValue, code)
  await show(VALUED)
  await press('Fijar valor')
  await press('Guardar y dar por revisado')
  await isRefused(box('Valor del producto'), sentence)
})

test('the same acts in English', async () => {
  await show({ status: 'inReview', allowedActions: ['setValue', 'setTracking'] }, { language: 'en' })
  await press('Set value')
  await write('Product value', '0')
  await press('Save and mark as reviewed')
  await isRefused(box('Product value'), 'The value of the product must be greater than zero.')
})

test('a package over its limit is resolved from here', async () => {
  answers(getOrderWays, { ways: [{ way: 'correct' }], hindrance: null })
  await show({ status: 'incompleteState', missing: ['categoryLimit'], allowedActions: ['split', 'changeCategory'] })
  await press('Resolver el límite')
  await sees(dialog('OR-000010 pasa de su límite'))
})

test('what its store sends in several boxes is said from here, also in English', async () => {
  const items = [{ description: 'Zapatos', quantity: 2, unitPriceInCents: 3_450 }]
  await show({ status: 'reviewed', items, allowedActions: ['split'] }, { language: 'en' })
  await press('Comes in several boxes')
  await sees(dialog('Boxes of OR-000010'))
})

test('one that ended and was found is reopened from here', async () => {
  await show({ status: 'removed', outcome: 'lost', allowedActions: ['reopen'] })
  await press('Apareció')
  await sees(dialog())
})
