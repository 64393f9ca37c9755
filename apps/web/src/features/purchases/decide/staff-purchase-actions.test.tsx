import { listRetailParameters } from '@app/contract/parameters.contract'
import { approvePurchase, updatePurchase } from '@app/contract/purchase-actions.contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aPurchase, aPurchaseInDetail } from '../../../testing/given-purchases.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import {
  box,
  button,
  choose,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  key,
  press,
  sees,
  turn,
  whatSticksOut,
  write,
} from '../../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../../testing/server.ts'
import { StaffPurchaseActions } from './staff-purchase-actions.tsx'

const EVERYTHING = { allowedActions: ['approve', 'review', 'update', 'remove'] } satisfies Partial<PurchaseDetail>

async function show(changed: Partial<PurchaseDetail> = EVERYTHING, stage: Stage = {}): Promise<void> {
  answers(listRetailParameters, someParameters())
  await renderScreen(<StaffPurchaseActions purchase={aPurchaseInDetail(changed)} />, { role: 'associate', ...stage })
}

async function approve(stage: Stage = {}, changed: Partial<PurchaseDetail> = EVERYTHING): Promise<void> {
  await show(changed, stage)
  await press('Aprobar')
  await sees(dialog('Aprobar la compra PU-000020'))
}

test.each<[PurchaseDetail['allowedActions'], string[]]>([
  [
    ['approve', 'review', 'update', 'remove'],
    ['Aprobar', 'Devolver al cliente', 'Actualizar', 'Rechazar'],
  ],
  [
    ['approve', 'update', 'remove'],
    ['Aprobar', 'Actualizar', 'Rechazar'],
  ],
  [[], []],
])('of %j it offers %j', async (allowedActions, offered) => {
  await show({ allowedActions })
  for (const name of ['Aprobar', 'Devolver al cliente', 'Actualizar', 'Rechazar'])
    await (offered.includes(name) ? sees(button(name)) : isGone(button(name)))
})

test('a proposal that waits for its client is corrected', async () => {
  await show({ status: 'pendingChanges', allowedActions: ['update'] })
  await sees(button('Corregir propuesta'))
  await isGone(button('Actualizar'))
})

test('to approve says what it becomes and at which price', async () => {
  await approve()
  await sees('La compra se convierte en un pedido por $143,42. No se puede deshacer.')
  await sees('Como mínimo $120,00, lo que cuestan los productos.')
  await hasFocus(box('Tracking (opcional)'))
  await expect.element(box('Valor declarado')).toHaveValue('120,00')
})

test('it is approved with its tracking and what is declared', async () => {
  answers(approvePurchase, aPurchase({ status: 'reviewed' }))
  await approve()
  await write('Tracking (opcional)', ' 1Z999AA10123456784 ')
  await write('Valor declarado', '130')
  await press('Aprobar compra')
  await sees('Orden aprobada con éxito')
  await isGone(dialog())
  await expect.poll(() => received(approvePurchase)).toMatchObject([{ params: { id: idOf(20) } }])
  await expect
    .poll(() => received(approvePurchase)[0]?.body)
    .toEqual({ tracking: '1Z999AA10123456784', productValueInCents: 13_000 })
})

test('what the client paid already is sent with how it was paid', async () => {
  answers(approvePurchase, aPurchase({ status: 'reviewed' }))
  await approve()
  await isGone(box('Valor recibido'))
  await turn('El cliente ya pagó')
  await expect.element(box('Valor recibido')).toHaveValue('143,42')
  await write('Valor recibido', '100')
  await choose('Forma de pago', 'Depósito')
  await write('Referencia (opcional)', 'DEP-77')
  await press('Aprobar compra')
  await sees('Orden aprobada con éxito')
  await expect
    .poll(() => received(approvePurchase)[0]?.body)
    .toEqual({
      tracking: '',
      productValueInCents: 12_000,
      paidUpFront: { amountInCents: 10_000, method: 'deposit', reference: 'DEP-77' },
    })
})

test.each(['Transferencia', 'Depósito', 'Tarjeta', 'Efectivo'])('a client may have paid by %s', async (method) => {
  await approve()
  await turn('El cliente ya pagó')
  await choose('Forma de pago', method)
  await expect.element(dialog().getByRole('combobox', { name: 'Forma de pago' })).toHaveDisplayValue(method)
})

test.each([
  ['119,99', 'El valor del producto debe ser mayor o igual al precio de la compra asistida.'],
  ['0', 'El valor del producto debe ser mayor o igual al precio de la compra asistida.'],
  ['', 'El valor del producto debe ser mayor que cero.'],
  ['1,234', '¿Miles o decimales? Escribe 1234,00 o 1,23.'],
])('a declared value of «%s» is refused where the goods cost 120 USD', async (typed, sentence) => {
  await approve()
  await write('Valor declarado', typed)
  await press('Aprobar compra')
  await isRefused(box('Valor declarado'), sentence)
  expect(received(approvePurchase)).toEqual([])
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['0', 'Este campo es obligatorio.'],
  ['143,43', /máximo es \$143,42|Es más de lo permitido/],
])('«%s» cannot have been paid of 143.42', async (typed, sentence) => {
  await approve()
  await turn('El cliente ya pagó')
  await write('Valor recibido', typed)
  await press('Aprobar compra')
  await isRefused(box('Valor recibido'), sentence)
  expect(received(approvePurchase)).toEqual([])
})

test('a tracking has at most 60 characters', async () => {
  await approve()
  await write('Tracking (opcional)', '9'.repeat(61))
  await press('Aprobar compra')
  await isRefused(box('Tracking (opcional)'), 'Escribe como máximo 60 caracteres.')
})

test.each([
  ['trackingTaken', 'Otro pedido abierto ya tiene este tracking.'],
  ['valueBelowPurchasePrice', 'El valor del producto debe ser mayor o igual al precio de la compra asistida.'],
  ['priceNotAccepted', 'El cliente debe aceptar antes este precio: envíaselo como propuesta.'],
  ['purchaseActionNotAllowed', 'La compra ya no permite esta acción. Actualiza para ver cómo está.'],
] as const)('an approval refused as %s is said in the dialog', async (code, sentence) => {
  refuses(approvePurchase, code)
  await approve()
  await press('Aprobar compra')
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence)
})

test('a double click approves once', async () => {
  answers(approvePurchase, aPurchase({ status: 'reviewed' }))
  const release = holds(approvePurchase)
  await approve()
  await button('Aprobar compra').dblClick()
  release()
  await isGone(dialog())
  await isAsked(approvePurchase)
})

test('what was typed of an approval is there again', async () => {
  await approve()
  await write('Tracking (opcional)', '1Z999')
  await key('{Escape}')
  await isGone(dialog())
  await press('Aprobar')
  await expect.element(box('Tracking (opcional)')).toHaveValue('1Z999')
})

test('the approval fits the narrowest phone', async () => {
  await approve({ width: 360, theme: 'dark' })
  await turn('El cliente ya pagó')
  expect(whatSticksOut()).toEqual([])
})

async function turnDown(stage: Stage = {}): Promise<void> {
  await show(EVERYTHING, stage)
  await press('Rechazar')
  await sees(dialog('Rechazar la compra PU-000020'))
}

test('a purchase is turned down with the words that its client reads', async () => {
  answers(updatePurchase, aPurchase({ status: 'removed' }))
  await turnDown()
  await sees('La compra termina y no se compra nada. No se puede deshacer.')
  await write('Motivo', ' La tienda no envía a Miami ')
  await press('Rechazar compra')
  await sees('Eliminado con éxito')
  await isGone(dialog())
  await expect.poll(() => received(updatePurchase)[0]?.body).toEqual({ action: 'remove', reason: 'La tienda no envía a Miami' })
})

test.each(['', '   '])('a reason of «%s» is none: the field says so and has the focus', async (typed) => {
  await turnDown()
  await write('Motivo', typed)
  await press('Rechazar compra')
  await isRefused(box('Motivo'), 'Este campo es obligatorio.')
  await hasFocus(box('Motivo'))
  expect(received(updatePurchase)).toEqual([])
})

test('once something was typed the field is right', async () => {
  await turnDown()
  await press('Rechazar compra')
  await write('Motivo', 'Agotado')
  await expect.element(box('Motivo')).not.toHaveAttribute('aria-invalid', 'true')
})

test('why it could not be turned down is said, and the reason stays', async () => {
  refuses(updatePurchase, 'purchaseActionNotAllowed')
  await turnDown()
  await write('Motivo', 'Agotado')
  await press('Rechazar compra')
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('La compra ya no permite esta acción. Actualiza para ver cómo está.')
  await expect.element(box('Motivo')).toHaveValue('Agotado')
})

test('without connection the reason stays', async () => {
  await turnDown()
  await write('Motivo', 'Agotado')
  isUnreachable()
  await press('Rechazar compra')
  await sees(dialog().getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.'))
})
