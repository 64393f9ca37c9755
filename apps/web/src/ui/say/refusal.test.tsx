import { getOrder as callForOrder } from '@app/contract/endpoints/orders'
import { getOrder } from '@app/contract/orders.contract'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, link, press, sees } from '../../testing/screen.ts'
import { refuses } from '../../testing/server.ts'

const next = [{ action: 'unbundle', call: 'PUT /bundle/{id}', who: ['administrator' as const] }]
const refused = (details: ApiError['details']) =>
  new ApiError({ statusCode: 409, code: 'orderNotAllowedToDelete', message: 'Order not allowed to delete', details })
const shown = async (role: 'administrator' | 'client', details: ApiError['details'], language: 'es' | 'en' = 'es') => {
  await renderScreen(<p>Pedidos</p>, { role, language })
  showRefusal(refused({ ids: [idOf(7)], ...details }))
}

test('a refusal says why, and leads who may to what is open instead', async () => {
  await shown('administrator', { because: ['bundled'], next })
  await sees(/Está en un bulto\./)
  await expect.element(link('Ver qué se puede hacer')).toHaveAttribute('href', `/operations/estadodepedidos?open=${idOf(7)}`)
})

test('a status in the way is said in its own word, in both languages', async () => {
  await shown('client', { because: ['sended'], next }, 'en')
  await sees(/It is “In flight”\./)
  await expect.poll(() => document.querySelectorAll('a[href*="open="]').length).toBe(0)
})

test('it can be dismissed', async () => {
  await shown('administrator', { because: ['bundled'], next })
  await press('Cerrar aviso')
  await isGone(/Está en un bulto\./)
})

test.each([
  ['es', 'No encontramos ese pedido.'],
  ['en', 'We could not find that order.'],
] as const)('the first one brings the words of refusals along: %s', async (language, sentence) => {
  await renderScreen(<p>Pedidos</p>, { role: 'client', language })
  i18next.removeResourceBundle(language, 'refusals')
  expect(i18next.exists('refusals:errors.orderNotFound')).toBe(false)
  refuses(getOrder, 'orderNotFound')

  await call(callForOrder, { params: { id: idOf(7) } }).catch(showRefusal)
  await sees(sentence)
})

test('without those words it is said as the server says it', async () => {
  await renderScreen(<p>Pedidos</p>, { role: 'client' })
  const words = i18next.getResourceBundle('es', 'refusals')
  i18next.removeResourceBundle('es', 'refusals')

  showRefusal(new ApiError({ statusCode: 404, code: 'orderNotFound', message: 'Order not found' }))
  await sees('Order not found')
  i18next.addResourceBundle('es', 'refusals', words)
})
