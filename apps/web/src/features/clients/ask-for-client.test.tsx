// An order or a purchase for a client, by staff who have no page of clients: whose it is stands in the form.
import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { createOrders } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { createPurchase } from '@app/contract/purchases.contract'
import { getQuota } from '@app/contract/quotas.contract'
import { getUser, listUsers } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage } from '../../testing/given-list.ts'
import { anOrder } from '../../testing/given-orders.ts'
import { someParameters } from '../../testing/given-parameters.ts'
import { aBrother, aQuota } from '../../testing/given-people.ts'
import { aPurchase } from '../../testing/given-purchases.ts'
import { anAssociate, aUser, inFull } from '../../testing/given-users.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  alert,
  box,
  button,
  choose,
  hasFocus,
  heading,
  link,
  list,
  press,
  sees,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, isAsked, received, refuses } from '../../testing/server.ts'
import { AskForClient } from './ask-for-client.tsx'
import type { Wanted } from './use-wanted.ts'

const ANA = aUser({ hasDiscount: true })
const option = (name: string) => page.getByRole('option', { name })
const LIST = '/operations/estadodepedidos'
const FORM = `${LIST}?new=purchase`

async function show(wanted: Wanted = 'purchase', stage: Stage = {}): Promise<void> {
  answers(listUsers, aPage([ANA]))
  answers(getUser, inFull(ANA))
  answers(listRetailParameters, someParameters())
  answers(listAuthorizedNames, [aBrother({ purposes: ['consignee', 'pickup'] })])
  answers(getQuota, aQuota())
  await renderScreen(<AskForClient wanted={wanted} />, {
    ...{ role: 'administrator', me: { duties: ['purchasing'] }, at: FORM },
    ...stage,
  })
}
async function chooseAna(): Promise<void> {
  await list(/^Cliente/).fill('pared')
  await option('Ana Paredes · ECU1001').click()
}

test('whose a purchase is is found by typing, and the form asks for it in their name', async () => {
  await show()
  await sees(heading('Nueva compra'))
  await chooseAna()
  await expect
    .poll(() => received(listUsers).map(({ query }) => query))
    .toContainEqual(expect.objectContaining({ q: 'pared', type: '0', status: 'active' }))
  await sees(heading('Nueva compra para Ana Paredes'))
  await expect.element(list(/^Cliente/)).toHaveValue('Ana Paredes · ECU1001')
  await choose(/^Quién retira/, 'Diego Paredes · 0926687856')
  await write(/^Enlace del producto/, 'https://www.target.com/p/1')
  await write(/^Descripción/, 'Reloj')
  await write(/^Precio unitario/, '20')
  answers(createPurchase, aPurchase())
  await press('Pedir compra')
  await isAsked(createPurchase)
  expect(received(createPurchase)[0]?.body).toMatchObject({ clientId: ANA.id })
  await expect.poll(() => location.pathname + location.search).toBe(`${LIST}?view=purchases&open=${aPurchase().id}`)
})

test('by keyboard alone: Enter takes whom the arrows chose', async () => {
  await show()
  await sees(heading('Nueva compra'))
  await userEvent.keyboard('{Tab}{Tab}')
  await hasFocus(list(/^Cliente/))
  await userEvent.keyboard('ana')
  await sees(option('Ana Paredes · ECU1001'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await sees(heading('Nueva compra para Ana Paredes'))
})

test('an order is asked for alike, and leads back to the orders', async () => {
  await show('order', { at: `${LIST}?new=1&client=${ANA.id}` })
  await sees(heading('Nuevo pedido para Ana Paredes'))
  await expect.element(link('Volver a la lista')).toHaveAttribute('href', LIST)
  await write(/^Número de tracking/, '1Z999AA10123456784')
  await write(/^Tienda/, 'Amazon')
  await write(/^Descripción/, 'Zapatos')
  await write(/^Precio unitario/, '80')
  answers(createOrders, { requestNumber: 'SOL-000009', orders: [anOrder()] })
  await press('Crear pedido')
  await isAsked(createOrders)
  expect(received(createOrders)[0]?.body).toMatchObject({ clientId: ANA.id })
  await expect.poll(() => location.pathname + location.search).toBe(LIST)
})

test('nobody is found where no active client has what was typed', async () => {
  await show()
  answers(listUsers, aPage([]))
  await list(/^Cliente/).fill('zzz')
  await sees('Ningún cliente activo con ese dato')
})

test('who is no client, or is not there, is not found, and another is chosen', async () => {
  answers(getUser, inFull(anAssociate()))
  answers(listUsers, aPage([]))
  await renderScreen(<AskForClient wanted="purchase" />, { role: 'administrator', at: `${FORM}&client=${anAssociate().id}` })
  await sees('No encontramos a ese cliente')
  await expect.element(link('Elegir otro cliente')).toHaveAttribute('href', FORM)
  refuses(getUser, 'userNotFound')
  await renderScreen(<AskForClient wanted="purchase" />, { role: 'administrator', at: `${FORM}&client=${ANA.id}` })
  await sees('No encontramos a ese cliente')
})

test('what is refused stands beside what was typed, with whose it is', async () => {
  await show('purchase', { at: `${FORM}&client=${ANA.id}` })
  await write(/^Enlace del producto/, 'https://www.target.com/p/1')
  await write(/^Descripción/, 'Reloj')
  await write(/^Precio unitario/, '20')
  refuses(createPurchase, 'clientNotFound')
  await press('Pedir compra')
  await sees(alert())
  await expect.element(box(/^Descripción/)).toHaveValue('Reloj')
  await sees(button('Pedir compra'))
})

test('on the narrowest phone, in English and dark, nothing sticks out', async () => {
  await show('purchase', { at: FORM, width: 360, language: 'en', theme: 'dark' })
  await sees(heading('New purchase'))
  await list(/^Client/).click()
  await sees(option('Ana Paredes · ECU1001'))
  expect(whatSticksOut()).toEqual([])
  await show('purchase', { at: `${FORM}&client=${ANA.id}`, width: 360, language: 'en', theme: 'dark' })
  await sees(heading('New purchase for Ana Paredes'))
  expect(whatSticksOut()).toEqual([])
})
