import { updateDescription } from '@app/contract/order-actions.contract'
import { getOrder } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import {
  box,
  button,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  key,
  press,
  sees,
  whatSticksOut,
  write,
} from '../../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../../testing/server.ts'
import { ClientOrderActions } from './client-order-actions.tsx'

const order = anOrderInDetail()

async function open(stage: Stage = {}): Promise<void> {
  await renderScreen(<ClientOrderActions order={order} onGone={() => undefined} />, { role: 'client', ...stage })
  await press(stage.language === 'en' ? 'Edit description' : 'Editar descripción')
  await sees(dialog())
}

test('the dialog names the order, begins with its words and stands ready to be typed in', async () => {
  await open()
  await sees(dialog('Tu nombre para: Audífonos inalámbricos'))
  await expect.element(box('Descripción')).toHaveValue('Audífonos inalámbricos')
  await hasFocus(box('Descripción'))
  await sees('Con tus palabras: te ayuda a reconocer el paquete.')
})

test('the owner’s words are sent without the blanks around them', async () => {
  answers(updateDescription, anOrder({ description: 'Regalo de mamá', version: 5 }))
  await open()
  await write('Descripción', '  Regalo de mamá ')
  await press('Guardar descripción')
  await sees('Descripción actualizada con exito.')
  await isGone(dialog())
  await expect
    .poll(() => received(updateDescription))
    .toMatchObject([{ body: { orderId: order.id, description: 'Regalo de mamá' } }])
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['   ', 'Este campo es obligatorio.'],
  ['a'.repeat(501), 'Escribe como máximo 500 caracteres.'],
])('a description that cannot be is refused in place and nothing is sent (%#)', async (typed, sentence) => {
  await open()
  await write('Descripción', typed)
  await press('Guardar descripción')
  await isRefused(box('Descripción'), sentence)
  await hasFocus(box('Descripción'))
  expect(received(updateDescription)).toEqual([])
})

test('500 characters are not too many', async () => {
  answers(updateDescription, anOrder({ description: 'a'.repeat(500) }))
  await open()
  await write('Descripción', 'a'.repeat(500))
  await press('Guardar descripción')
  await isGone(dialog())
})

test('the same in English', async () => {
  await open({ language: 'en' })
  await sees(dialog('Your name for: Audífonos inalámbricos'))
  await write('Description', '')
  await press('Save description')
  await isRefused(box('Description'), 'This field is required.')
})

test('a double click saves once', async () => {
  answers(updateDescription, anOrder())
  const release = holds(updateDescription)
  await open()
  await write('Descripción', 'Regalo')
  await button('Guardar descripción').dblClick()
  release()
  await isGone(dialog())
  await isAsked(updateDescription)
})

test.each([
  ['orderActionNotAllowed', 'El pedido ya no permite esta acción. Actualiza para ver cómo está.'],
  ['orderNotFound', 'No encontramos ese pedido.'],
] as const)('what is refused as %s is said and keeps what was typed', async (code, sentence) => {
  refuses(updateDescription, code)
  await open()
  await write('Descripción', 'Regalo de mamá')
  await press('Guardar descripción')
  await sees(sentence)
  await expect.element(box('Descripción')).toHaveValue('Regalo de mamá')
})

test('without connection nothing typed is lost', async () => {
  await open()
  await write('Descripción', 'Regalo de mamá')
  isUnreachable()
  await press('Guardar descripción')
  await sees('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.')
  await expect.element(box('Descripción')).toHaveValue('Regalo de mamá')
})

test('what was typed is there again after the dialog was closed, and can be begun anew', async () => {
  await open()
  await write('Descripción', 'Regalo de mamá')
  await key('{Escape}')
  await isGone(dialog())
  await hasFocus(button('Editar descripción'))
  await press('Editar descripción')
  await sees('Recuperamos lo que escribiste la última vez.')
  await expect.element(box('Descripción')).toHaveValue('Regalo de mamá')
  await press('Empezar de nuevo')
  await expect.element(box('Descripción')).toHaveValue('Audífonos inalámbricos')
})

test('another actor’s change is shown before anything is written over it', async () => {
  refuses(updateDescription, 'preconditionFailed', {
    version: 5,
    changedBy: 'Carla Mora',
    changedAt: '2026-11-20T16:30:00.000Z',
  })
  answers(getOrder, anOrderInDetail({ version: 5, description: 'Audífonos de Carla' }))
  await open()
  await write('Descripción', 'Regalo de mamá')
  await press('Guardar descripción')
  await sees(dialog('Alguien más cambió este pedido'))
  await sees('Audífonos de Carla')
  answers(updateDescription, anOrder({ version: 6, description: 'Regalo de mamá' }))
  await press('Guardar lo mío encima')
  await sees('Descripción actualizada con exito.')
  await expect
    .poll(() => received(updateDescription).map(({ body }) => body?.description))
    .toEqual(['Regalo de mamá', 'Regalo de mamá'])
})

test('the longest description fits the narrowest phone', async () => {
  await open({ width: 360, theme: 'dark' })
  await write('Descripción', 'Inalámbricos'.repeat(30))
  expect(whatSticksOut()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Guardar descripción' })).toBeVisible()
})
