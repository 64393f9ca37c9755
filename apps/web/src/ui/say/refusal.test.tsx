import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, link, press, sees } from '../../testing/screen.ts'

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
