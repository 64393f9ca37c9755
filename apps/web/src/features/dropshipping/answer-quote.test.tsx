import { type DropshippingDetail, updateDropshipping } from '@app/contract/dropshipping.contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aQuotedRequest, inDetail } from '../../testing/given-dropshipping.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, button, dialog, hasFocus, isGone, key, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../testing/server.ts'
import { ClientDropshippingActions } from './client-dropshipping-actions.tsx'

const request = aQuotedRequest()
const show = (stage = {}) => renderScreen(<ClientDropshippingActions request={inDetail(request)} />, { role: 'client', ...stage })

test('a quote is accepted at the price that is shown, line by line', async () => {
  answers(updateDropshipping, { ...request, status: 'accepted', allowedActions: [] })
  await show()
  await press('Aceptar precio')
  await sees(dialog('Aceptar el precio de $112,35'))
  await sees('Impuesto de EE. UU.')
  await dialog().getByRole('button', { name: 'Aceptar precio' }).click()
  await sees('Cotización aceptada con éxito. Ahora lo compramos.')
  await isGone(dialog())
  await expect
    .poll(() => received(updateDropshipping))
    .toMatchObject([{ params: { id: request.id }, body: { action: 'accept', quotedPriceInCents: 11_235 } }])
})

test('a price that changed while it was read is not accepted: the dialog stays and says so', async () => {
  refuses(updateDropshipping, 'amountDiffers')
  await show()
  await press('Aceptar precio')
  await dialog().getByRole('button', { name: 'Aceptar precio' }).click()
  await sees('El precio cambió mientras lo leías. Revisa el nuevo antes de aceptarlo.')
  await sees(dialog('Aceptar el precio de $112,35'))
})

test('a quote that others change while it is read is neither shown under the finger nor accepted', async () => {
  answers(updateDropshipping, { ...request, status: 'accepted', allowedActions: [] })
  const others = { change: (_changed: DropshippingDetail): void => undefined }
  function Request() {
    const [shown, setShown] = useState(inDetail(request))
    others.change = setShown
    return <ClientDropshippingActions request={shown} />
  }
  await renderScreen(<Request />, { role: 'client' })
  await press('Aceptar precio')
  await sees(dialog('Aceptar el precio de $112,35'))
  const { quote } = request
  const dearer = quote && { ...quote, price: { ...quote.price, totalInCents: 19_999 } }
  others.change(inDetail({ ...request, version: request.version + 1, quote: dearer }))
  await isGone(/\$199,99/)
  await dialog().getByRole('button', { name: 'Aceptar precio' }).click()
  await isAsked(updateDropshipping)
  expect(received(updateDropshipping)).toMatchObject([{ body: { action: 'accept', quotedPriceInCents: 11_235 } }])
})

test('any other refusal is said in the dialog, in the person’s language', async () => {
  refuses(updateDropshipping, 'quoteExpired')
  await show({ language: 'en' })
  await press('Accept price')
  await dialog().getByRole('button', { name: 'Accept price' }).click()
  await sees('This quote has expired. Ask for a new one.')
})

test('a quote is refused with a reason, or without one', async () => {
  answers(updateDropshipping, { ...request, status: 'refused', allowedActions: [] })
  await show()
  await press('Rechazar')
  await sees('No compraremos «Audífonos inalámbricos». No se puede deshacer, pero puedes pedir otra cotización.')
  await write('Motivo (opcional)', 'Lo encontré más barato')
  await press('Rechazar cotización')
  await isGone(dialog())
  await expect
    .poll(() => received(updateDropshipping))
    .toMatchObject([{ body: { action: 'refuse', reason: 'Lo encontré más barato' } }])
})

test('while the server works the dialog waits, and the quote is refused once', async () => {
  answers(updateDropshipping, { ...request, status: 'refused', allowedActions: [] })
  const release = holds(updateDropshipping)
  await show()
  await press('Rechazar')
  await button('Rechazar cotización').dblClick()
  await expect.element(button('Cancelar')).toBeDisabled()
  release()
  await isGone(dialog())
  await isAsked(updateDropshipping)
})

test('Escape closes the dialog, sends nothing and gives the focus back', async () => {
  await show()
  await press('Rechazar')
  await sees(dialog('Rechazar la cotización'))
  await key('{Escape}')
  await isGone(dialog())
  await hasFocus(button('Rechazar'))
})

test('a long description breaks inside the dialog on the narrowest phone', async () => {
  const long = aQuotedRequest({ description: 'Inalámbricos'.repeat(20) })
  await renderScreen(<ClientDropshippingActions request={inDetail(long)} />, { role: 'client', width: 360 })
  await press('Rechazar')
  await sees(dialog())
  expect(whatSticksOut()).toEqual([])
  await expect.element(box('Motivo (opcional)')).toBeInViewport()
})

test('of an expired quote nothing can be answered: asking again is what is left', async () => {
  const { quote } = request
  const expired = aQuotedRequest({ quote: quote && { ...quote, isExpired: true }, allowedActions: ['change'] })
  await renderScreen(<ClientDropshippingActions request={inDetail(expired)} />, { role: 'client' })
  await sees(button('Pedir de nuevo'))
  await isGone(button('Aceptar precio'))
})
