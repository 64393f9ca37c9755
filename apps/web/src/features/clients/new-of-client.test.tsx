import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { listClientNotes } from '@app/contract/client-notes/client-notes.contract'
import { createOrders, listOrdersOfClient } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { createPurchase } from '@app/contract/purchases.contract'
import { getQuota } from '@app/contract/quotas.contract'
import { getClientBalance, getUser, listOwnClients, listUsers } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { anOrder } from '../../testing/given-orders.ts'
import { someParameters } from '../../testing/given-parameters.ts'
import { aBrother, aQuota } from '../../testing/given-people.ts'
import { aPurchase } from '../../testing/given-purchases.ts'
import { aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  alert,
  box,
  button,
  choose,
  heading,
  isGone,
  link,
  list,
  press,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, isAsked, received, refuses } from '../../testing/server.ts'
import { ClientDetailPage } from './client-detail-page.tsx'

const ANA = aUser({ hasDiscount: true })
const BALANCE = {
  client: { id: ANA.id, code: 'ECU1001', name: 'Ana Paredes' },
  ...{ chargedInCents: 0, paidInCents: 0, toPayInCents: 0, creditInCents: 0, heldInCents: 0, unpaidBills: 0 },
  ...{ debtInCents: 0, balanceInCents: 0, openOrders: 2, profitInCents: null },
}
const FORM = `/operations/detalleporcliente?client=${ANA.id}&new=1`

function isThere(): void {
  answers(getClientBalance, BALANCE)
  answers(getUser, inFull(ANA))
  answers(listOwnClients, aPage([ANA]))
  answers(listRetailParameters, someParameters())
  answers(listAuthorizedNames, [aBrother({ purposes: ['consignee', 'pickup'] })])
  answers(getQuota, aQuota())
  answers(listClientNotes, { notes: [], total: 0, before: null })
}
async function show(stage: Stage = {}): Promise<void> {
  isThere()
  await renderScreen(<ClientDetailPage />, { role: 'administrator', at: FORM, ...stage })
}
async function fillIn(): Promise<void> {
  await write(/^Número de tracking/, '1Z999AA10123456784')
  await write(/^Tienda/, 'Amazon')
  await write(/^Descripción/, 'Zapatos')
  await write(/^Precio unitario/, '80')
}

test('an administrator orders for a client, among whose people they choose, and is led back to that client', async () => {
  await show()
  await sees(heading('Nuevo pedido para Ana Paredes'))
  await expect.element(list(/^Consignatario/)).toHaveTextContent('Ana ParedesDiego Paredes · 0926687856')
  await choose(/^Quién retira/, 'Diego Paredes · 0926687856')
  await isGone(button('Agregar persona'))
  await fillIn()
  answers(createOrders, { requestNumber: 'SOL-000009', orders: [anOrder()] })
  hasNoSavedViews()
  answers(listOrdersOfClient, aPage([]))
  await press('Crear pedido')
  await isAsked(createOrders)
  const [sent] = received(createOrders)
  expect(sent?.body).toMatchObject({ clientId: ANA.id, consigneeAuthorizedNameId: null, pickupAuthorizedNameId: idOf(60) })
  await expect.poll(() => location.search).toBe(`?client=${ANA.id}`)
  await sees('Todavía no tiene pedidos')
})

test('quota and estimate are the client’s, whoever types', async () => {
  await show()
  await sees(/Quedan \$600,00/)
  expect(received(getQuota)[0]?.params).toMatchObject({ identification: ANA.identification })
  expect(received(listAuthorizedNames)[0]?.query).toMatchObject({ clientId: ANA.id })
})

test('what was typed for one client is not offered for another', async () => {
  await show()
  await fillIn()
  await renderScreen(<ClientDetailPage />, { role: 'administrator', at: FORM })
  await sees('Recuperamos lo que habías escrito. Vuelve a adjuntar los archivos.')
  answers(getClientBalance, { ...BALANCE, client: { id: idOf(4), code: 'ECU1004', name: 'Bea Ruiz' } })
  answers(getUser, inFull(aUser({ id: idOf(4), code: 'ECU1004', firstName: 'Bea', lastName: 'Ruiz' })))
  await renderScreen(<ClientDetailPage />, {
    role: 'administrator',
    at: `/operations/detalleporcliente?client=${idOf(4)}&new=1`,
  })
  await sees(heading('Nuevo pedido para Bea Ruiz'))
  await expect.element(box(/^Tienda/)).toHaveValue('')
})

test('a refusal stays beside what was typed', async () => {
  await show()
  await fillIn()
  refuses(createOrders, 'clientNotFound', { ids: [ANA.id] })
  await press('Crear pedido')
  await sees(alert())
  await expect.element(box(/^Tienda/)).toHaveValue('Amazon')
})

test('an associate orders for their own, on the narrowest phone in English', async () => {
  await show({ role: 'associate', at: `/detalleporcliente?client=${ANA.id}&new=1`, width: 360, language: 'en', theme: 'dark' })
  await sees(heading('New order for Ana Paredes'))
  await expect.element(link('Back to the client')).toHaveAttribute('href', `/detalleporcliente?client=${ANA.id}`)
  expect(whatSticksOut()).toEqual([])
})

test('somebody who is not there, or another associate’s, is not found', async () => {
  isThere()
  refuses(getClientBalance, 'clientNotFound')
  await renderScreen(<ClientDetailPage />, { role: 'associate', at: `/detalleporcliente?client=${idOf(7)}&new=1` })
  await sees('No encontramos a ese cliente')
})

test('from the orders whose it is comes first, and then the form', async () => {
  isThere()
  hasNoSavedViews()
  answers(listUsers, aPage([ANA]))
  await renderScreen(<ClientDetailPage />, { role: 'administrator', at: '/operations/detalleporcliente?new=1' })
  await sees('¿Para quién es el pedido? Elige al cliente.')
  await page.getByText('ana@example.com').click()
  await sees(heading('Nuevo pedido para Ana Paredes'))
})

const PURCHASE = FORM.replace('new=1', 'new=purchase')

test('a purchase is asked for a client alike, among whose people they choose, and opens once it is made', async () => {
  await show({ at: PURCHASE })
  await sees(heading('Nueva compra para Ana Paredes'))
  await choose(/^Quién retira/, 'Diego Paredes · 0926687856')
  await write(/^Enlace del producto/, 'https://www.target.com/p/1')
  await write(/^Descripción/, 'Reloj')
  await write(/^Precio unitario/, '20')
  answers(createPurchase, aPurchase())
  // The page asks for its list again behind the purchase.
  hasNoSavedViews()
  answers(listUsers, aPage([ANA]))
  await press('Pedir compra')
  await isAsked(createPurchase)
  expect(received(createPurchase)[0]?.body).toMatchObject({ clientId: ANA.id, pickupAuthorizedNameId: idOf(60) })
  await expect.poll(() => location.search).toContain(`open=${aPurchase().id}`)
})

test('what is refused of a purchase stands in its form, which stays', async () => {
  await show({ role: 'associate', at: `/detalleporcliente?client=${ANA.id}&new=purchase` })
  await write(/^Enlace del producto/, 'https://www.target.com/p/1')
  await write(/^Descripción/, 'Reloj')
  await write(/^Precio unitario/, '20')
  refuses(createPurchase, 'clientNotFound')
  await press('Pedir compra')
  await sees(alert())
  await sees(heading('Nueva compra para Ana Paredes'))
})

test('for whom a purchase is is asked first, and the form follows', async () => {
  isThere()
  hasNoSavedViews()
  answers(listUsers, aPage([ANA]))
  await renderScreen(<ClientDetailPage />, { role: 'administrator', at: '/operations/detalleporcliente?new=purchase' })
  await sees('¿Para quién es la compra? Elige al cliente.')
  await page.getByRole('button', { name: /Ana Paredes/ }).click()
  await sees(heading('Nueva compra para Ana Paredes'))
})

test('on a phone nothing of a purchase for a client sticks out', async () => {
  await show({ at: PURCHASE, width: 360 })
  await sees(heading('Nueva compra para Ana Paredes'))
  expect(whatSticksOut()).toEqual([])
})
