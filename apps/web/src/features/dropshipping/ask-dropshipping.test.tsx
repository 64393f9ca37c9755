import { createDropshipping, updateDropshipping } from '@app/contract/dropshipping.contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { forgetToken } from '../../session/token.ts'
import { aQuotedRequest, aRequest } from '../../testing/given-dropshipping.ts'
import { removeScreen, renderScreen } from '../../testing/render-screen.tsx'
import {
  box,
  button,
  hasFocus,
  heading,
  isGone,
  isRefused,
  link,
  numberBox,
  press,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, isAsked, isUnreachable, received, refuses } from '../../testing/server.ts'
import { AskDropshipping } from './ask-dropshipping.tsx'
import { ChangeWishDialog } from './change-wish-dialog.tsx'

const show = (stage = {}) => renderScreen(<AskDropshipping />, { role: 'client', ...stage })

async function fillIn(): Promise<void> {
  await write('Enlace del producto', 'https://www.amazon.com/dp/B0TEST')
  await write('Qué producto es', 'Audífonos inalámbricos')
}

test('the page says what happens after asking, and leads back', async () => {
  await show()
  await sees(heading('Qué producto quieres'))
  await sees('No pagas nada todavía: va en tu nota de cobro.')
  await expect.element(link('Volver a tus solicitudes')).toHaveAttribute('href', '/?view=dropshipping')
})

test('link and product are required; one unit is what most people want', async () => {
  await show()
  await expect.element(numberBox('Cantidad')).toHaveValue(1)
  await press('Pedir cotización')
  await isRefused(box('Enlace del producto'), 'Este campo es obligatorio.')
  await isRefused(box('Qué producto es'), 'Este campo es obligatorio.')
  await hasFocus(box('Enlace del producto'))
})

test('what is no address of a shop is refused when the field is left', async () => {
  await show()
  await write('Enlace del producto', 'amazon audífonos')
  await box('Qué producto es').click()
  await isRefused(box('Enlace del producto'), 'Escribe un enlace válido.')
})

test.each([
  ['0', 'La cantidad debe ser uno o más.'],
  ['1000', 'Lo máximo es 999.'],
  ['', 'Este campo es obligatorio.'],
])('a quantity of "%s" is not taken', async (typed, sentence) => {
  await show()
  await fillIn()
  await numberBox('Cantidad').fill(typed)
  await press('Pedir cotización')
  await isRefused(numberBox('Cantidad'), sentence)
  expect(received(createDropshipping)).toEqual([])
})

test('what was wished for is sent as it was written', async () => {
  answers(createDropshipping, aRequest())
  await show()
  await fillIn()
  await numberBox('Cantidad').fill('2')
  await write('Opciones', 'Color negro')
  await write('Comentario (opcional)', 'Para un regalo')
  await press('Pedir cotización')
  await sees('Solicitud creada con éxito. Te avisamos cuando tengamos el precio.')
  await expect
    .poll(() => received(createDropshipping))
    .toMatchObject([
      {
        body: {
          link: 'https://www.amazon.com/dp/B0TEST',
          description: 'Audífonos inalámbricos',
          options: 'Color negro',
          quantity: 2,
          comment: 'Para un regalo',
        },
      },
    ])
})

test('a double click asks once', async () => {
  answers(createDropshipping, aRequest())
  await show()
  await fillIn()
  await button('Pedir cotización').dblClick()
  await sees('Solicitud creada con éxito. Te avisamos cuando tengamos el precio.')
  await isAsked(createDropshipping)
})

test('the second click of a double click asks nothing, however fast the first was answered', async () => {
  answers(createDropshipping, aRequest())
  await show()
  await fillIn()
  // The second comes within the moment in which it counts as one, however slow the machine is.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await press('Pedir cotización')
  await sees('Solicitud creada con éxito. Te avisamos cuando tengamos el precio.')
  // The form looks at the time after it was checked, so the time is held until the end.
  await press('Pedir cotización')
  await isAsked(createDropshipping)
})

test('without connection the form keeps what was typed and says so', async () => {
  await show({ language: 'en' })
  await write('Product link', 'https://www.amazon.com/dp/B0TEST')
  await write('Which product it is', 'Headphones')
  isUnreachable()
  await press('Ask for a quote')
  await sees('We cannot connect. Check your connection and try again.')
  await expect.element(box('Which product it is')).toHaveValue('Headphones')
})

test('what was typed survives the session, and cannot be read where it is kept', async () => {
  const keptDraft = () => JSON.stringify({ ...localStorage })
  await show()
  await fillIn()
  await expect.poll(keptDraft).toMatch(/draft:[\w-]+:dropshipping/)
  for (const typed of ['Audífonos', 'amazon']) expect(keptDraft()).not.toContain(typed)
  removeScreen()
  forgetToken()
  await startSession()
  await show()
  await expect.element(box('Enlace del producto')).toHaveValue('https://www.amazon.com/dp/B0TEST')
})

test('a kept draft that is damaged is none, and keeps nobody out', async () => {
  const draft = () => Object.keys(localStorage).find((name) => name.endsWith(':dropshipping'))
  await show()
  await fillIn()
  await expect.poll(draft).toBeDefined()
  removeScreen()
  forgetToken()
  await startSession()
  localStorage.setItem(draft() ?? '', JSON.stringify({ at: Date.now(), sealed: '***' }))
  await show()
  await expect.element(box('Enlace del producto')).toHaveValue('')
})

test('a change begins with what was asked for, and warns that the price is asked for again', async () => {
  const request = aQuotedRequest()
  answers(updateDropshipping, aRequest({ version: 4 }))
  await renderScreen(<ChangeWishDialog request={request} onClose={() => undefined} />, { role: 'client' })
  await sees('El precio que te dimos era para lo que pediste antes: lo cotizamos de nuevo.')
  await expect.element(box('Qué producto es')).toHaveValue('Audífonos inalámbricos')
  await write('Opciones', 'Color blanco')
  await press('Guardar y pedir cotización')
  await sees('Solicitud actualizada con éxito. La cotizamos de nuevo.')
  await expect
    .poll(() => received(updateDropshipping))
    .toMatchObject([{ params: { id: request.id }, body: { action: 'change', options: 'Color blanco', quantity: 2 } }])
})

test('a change of what was never quoted warns of nothing; what the server refuses stands at its field', async () => {
  refuses(updateDropshipping, 'validationFailed', {
    fields: [{ path: 'link', code: 'linkNotValid', message: 'Enter a valid link' }],
  })
  await renderScreen(<ChangeWishDialog request={aRequest()} onClose={() => undefined} />, { role: 'client' })
  await press('Guardar y pedir cotización')
  await isRefused(box('Enlace del producto'), 'Escribe un enlace válido.')
  await isGone('El precio que te dimos era para lo que pediste antes: lo cotizamos de nuevo.')
})

test('the form fits the narrowest phone', async () => {
  await show({ width: 360 })
  await sees(button('Pedir cotización'))
  expect(whatSticksOut()).toEqual([])
})
