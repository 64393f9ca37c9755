import { listRetailParameters } from '@app/contract/parameters.contract'
import { reviewPurchase, updatePurchase } from '@app/contract/purchase-actions.contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aPurchase, aPurchaseInDetail } from '../../../testing/given-purchases.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, dialog, isGone, isRefused, link, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../../testing/server.ts'
import { StaffPurchaseActions } from './staff-purchase-actions.tsx'

async function show(changed: Partial<PurchaseDetail>, stage: Stage = {}): Promise<void> {
  answers(listRetailParameters, someParameters())
  await renderScreen(
    <StaffPurchaseActions purchase={aPurchaseInDetail({ allowedActions: ['review', 'update'], ...changed })} />,
    {
      role: 'associate',
      ...stage,
    },
  )
}

async function review(changed: Partial<PurchaseDetail> = {}, stage: Stage = {}): Promise<void> {
  await show(changed, stage)
  await press('Devolver al cliente')
  await sees(dialog('Devolver PU-000020 al cliente'))
}

async function update(changed: Partial<PurchaseDetail> = {}, stage: Stage = {}): Promise<void> {
  await show(changed, stage)
  await press(changed.status === 'pendingChanges' ? 'Corregir propuesta' : 'Actualizar')
  await sees(dialog('Actualizar PU-000020'))
}

const PRICE = 'Precio en la tienda de Zapatillas de correr'
const SHIPPING = 'Envío de la tienda'
const COMMENT = 'Comentario para el cliente'
const total = (amount: string) => dialog().getByRole('cell', { name: amount, exact: true })

test('it shows what was asked for, beside what the client agreed to', async () => {
  await review()
  await sees('2 × Zapatillas de correr')
  await sees('Talla 8')
  await sees('Límite $65,00')
  await sees('Envío de la tienda: el cliente conoce $5,00.')
  await expect.element(box(PRICE)).toHaveValue('60,00')
  await expect.element(box(SHIPPING)).toHaveValue('5,00')
  await expect.element(link(/Nike · nike\.com/)).toHaveAttribute('href', 'https://www.nike.com/t/pegasus')
})

// (2 × 66.00 + 6.5 % tax 8.58 + shipping 5.00) + 8 % fee 11.65
test('the temporal price follows what is typed, line by line', async () => {
  await review()
  await sees(total('$143,42'))
  await write(PRICE, '66')
  for (const amount of ['$132,00', '$8,58', '$11,65', '$157,23']) await sees(total(amount))
})

test('another price is proposed with the total that it comes to', async () => {
  answers(reviewPurchase, aPurchase({ status: 'pendingChanges', temporalPriceInCents: 15_723 }))
  await review()
  await write(PRICE, '66')
  await write(COMMENT, ' Subió de precio ')
  await press('Enviar revisión')
  await sees('Revisión enviada con éxito')
  await isGone(dialog())
  await expect
    .poll(() => received(reviewPurchase)[0]?.body)
    .toEqual({
      items: [{ id: idOf(21), unitPriceInCents: 6_600, quantity: 2 }],
      storeShippingInCents: 500,
      temporalPriceInCents: 15_723,
      comment: 'Subió de precio',
    })
})

test('with another price a comment is not needed; with the same one it is', async () => {
  answers(reviewPurchase, aPurchase({ status: 'pendingChanges' }))
  await review()
  await press('Enviar revisión')
  await isRefused(box(COMMENT), 'Este campo es obligatorio.')
  expect(received(reviewPurchase)).toEqual([])
  await write(SHIPPING, '7')
  await press('Enviar revisión')
  await isGone(dialog())
})

test('a question alone goes back at the same price', async () => {
  answers(reviewPurchase, aPurchase({ status: 'pendingChanges' }))
  await review()
  await write(COMMENT, '¿Azul o negro?')
  await press('Enviar revisión')
  await isGone(dialog())
  await expect
    .poll(() => received(reviewPurchase)[0]?.body)
    .toMatchObject({ temporalPriceInCents: 14_342, comment: '¿Azul o negro?' })
})

test('free shipping is an empty field', async () => {
  answers(reviewPurchase, aPurchase({ status: 'pendingChanges' }))
  await review()
  await write(SHIPPING, '')
  await press('Enviar revisión')
  await isGone(dialog())
  // 120.00 + 7.80 = 127.80, + 8 % 10.22
  await expect
    .poll(() => received(reviewPurchase)[0]?.body)
    .toMatchObject({ storeShippingInCents: 0, temporalPriceInCents: 13_802 })
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['0', 'El precio es obligatorio.'],
  ['sesenta', 'Escribe un valor con dos decimales como máximo, por ejemplo 12,50.'],
])('a price of «%s» is not proposed', async (typed, sentence) => {
  await review()
  await write(PRICE, typed)
  await write(COMMENT, 'Hola')
  await press('Enviar revisión')
  await expect.element(box(PRICE)).toHaveAttribute('aria-invalid', 'true')
  await sees(dialog().getByText(new RegExp(`${sentence}|El precio es obligatorio`)))
  expect(received(reviewPurchase)).toEqual([])
})

test('the client reads at most 500 characters', async () => {
  await review()
  await write(COMMENT, 'a'.repeat(501))
  await press('Enviar revisión')
  await isRefused(box(COMMENT), 'Escribe como máximo 500 caracteres.')
})

test('prices that the house changed meanwhile are told with the total of now', async () => {
  refuses(reviewPurchase, 'amountDiffers', { totalInCents: 15_800 })
  await review()
  await write(PRICE, '66')
  await press('Enviar revisión')
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('El precio cambió mientras lo leías: ahora es $158,00. Revísalo y vuelve a intentar.')
})

test('a double click sends it back once', async () => {
  answers(reviewPurchase, aPurchase({ status: 'pendingChanges' }))
  const release = holds(reviewPurchase)
  await review()
  await write(PRICE, '66')
  await button('Enviar revisión').dblClick()
  release()
  await isGone(dialog())
  await isAsked(reviewPurchase)
})

test('a correction within the limits keeps the client out of it', async () => {
  answers(updatePurchase, aPurchase())
  await update()
  await write(PRICE, '65')
  await press('Guardar cambios')
  await sees('Actualizado con éxito')
  // 130.00 + 8.45 + 5.00 = 143.45, + 8 % 11.48
  await expect
    .poll(() => received(updatePurchase)[0]?.body)
    .toEqual({
      action: 'update',
      observation: '',
      items: [{ id: idOf(21), unitPriceInCents: 6_500, quantity: 2 }],
      storeShippingInCents: 500,
      temporalPriceInCents: 15_493,
    })
})

test.each([
  [PRICE, '65,01'],
  [SHIPPING, '5,01'],
])('more than was agreed is not saved here: the client is asked (%s)', async (field, typed) => {
  await update()
  await write(field, typed)
  await sees('Pasa de lo que el cliente aceptó. Para este precio usa «Devolver al cliente».')
  await expect.element(button('Guardar cambios')).toBeDisabled()
})

test('a proposal may be corrected beyond the limits: its client has yet to answer', async () => {
  answers(updatePurchase, aPurchase({ status: 'pendingChanges' }))
  await update({ status: 'pendingChanges' })
  await write(PRICE, '70')
  await isGone('Pasa de lo que el cliente aceptó. Para este precio usa «Devolver al cliente».')
  await press('Guardar cambios')
  await sees('Precio temporal actualizado con éxito.')
})

test('what was accepted is corrected too: value and words alone name no price', async () => {
  answers(updatePurchase, aPurchase({ status: 'accepted' }))
  await update({ status: 'accepted' })
  await sees(box(PRICE))
  await write('Valor declarado', '125')
  await write('Observación', 'Con cupón')
  await press('Guardar cambios')
  await sees('Actualizado con éxito')
  await expect
    .poll(() => received(updatePurchase)[0]?.body)
    .toEqual({ action: 'update', observation: 'Con cupón', productValueInCents: 12_500 })
})

test.each([
  ['0', 'El valor del producto debe ser mayor que cero.'],
  ['', 'El valor del producto debe ser mayor que cero.'],
])('a declared value of «%s» is refused', async (typed, sentence) => {
  await update({ status: 'accepted' })
  await write('Valor declarado', typed)
  await press('Guardar cambios')
  await isRefused(box('Valor declarado'), sentence)
})

test.each([
  ['valueBelowPurchasePrice', 'El valor del producto debe ser mayor o igual al precio de la compra asistida.'],
  ['priceNotAccepted', 'El cliente debe aceptar antes este precio: envíaselo como propuesta.'],
] as const)('a correction refused as %s is said in the dialog', async (code, sentence) => {
  refuses(updatePurchase, code)
  await update()
  await write('Observación', 'Con cupón')
  await press('Guardar cambios')
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(box('Observación')).toHaveValue('Con cupón')
})

test('both fit the narrowest phone, in English', async () => {
  await show({}, { width: 360, language: 'en' })
  for (const [open, title] of [
    ['Send back to client', 'Send PU-000020 back to the client'],
    ['Update', 'Update PU-000020'],
  ] as const) {
    await press(open)
    await sees(dialog(title))
    expect(whatSticksOut()).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await isGone(dialog())
  }
})

test('what was refused is sent again at once, and its draft stays until it is taken', async () => {
  refuses(reviewPurchase, 'amountDiffers', { totalInCents: 15_800 })
  await review()
  await write(PRICE, '66')
  await press('Enviar revisión')
  await sees(dialog().getByRole('alert'))
  answers(reviewPurchase, aPurchase({ status: 'pendingChanges' }))
  await press('Enviar revisión')
  await isGone(dialog())
})
