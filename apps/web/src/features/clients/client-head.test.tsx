import { listClientNotes } from '@app/contract/client-notes/client-notes.contract'
import { listOrdersOfClient } from '@app/contract/orders.contract'
import { getUser, listOwnClients } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { aPage } from '../../testing/given-list.ts'
import { aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, dialog, isGone, link, press, sees } from '../../testing/screen.ts'
import { answers } from '../../testing/server.ts'
import { ClientHead } from './client-head.tsx'

const OWES = {
  client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' },
  ...{ chargedInCents: 25_000, paidInCents: 17_500, toPayInCents: 0, creditInCents: 0, heldInCents: 0 },
  ...{ debtInCents: 0, balanceInCents: 7_500, openOrders: 2, profitInCents: null },
}
async function show(unpaidBills: number, toBill = 0, status: 'active' | 'inactive' = 'active') {
  answers(listOrdersOfClient, aPage([], { total: toBill }))
  answers(getUser, inFull(aUser({ status })))
  answers(listClientNotes, { notes: [], total: 0, before: null })
  await renderScreen(<ClientHead balance={{ ...OWES, unpaidBills }} />, { role: 'administrator' })
}

test('a debt that no bill waits for is said to be on the account', async () => {
  await show(0)
  await sees('Deuda en su cuenta, sin notas de cobro por pagar')
  await isGone('0 notas de cobro sin pagar')
})

test('what bills wait for is counted', async () => {
  await show(1)
  await sees('1 nota de cobro sin pagar')
})

test('packages that wait for a bill are counted on the button that bills them', async () => {
  await show(1, 3)
  await sees(button('Facturar (3)'))
})

test('nothing is offered where none waits', async () => {
  await show(1)
  await isGone(button(/Facturar/))
})

test('an order is asked for from here', async () => {
  await show(0)
  await expect.element(link('Nuevo pedido')).toHaveAttribute('href', expect.stringContaining(`?client=${idOf(1)}&new=1`))
})

test('a purchase is asked for from here', async () => {
  await show(0)
  await expect.element(link('Nueva compra')).toHaveAttribute('href', expect.stringContaining(`?client=${idOf(1)}&new=purchase`))
})

test('for nobody whose account is inactive', async () => {
  await show(0, 0, 'inactive')
  await sees('Inactivo')
  await isGone(link('Nuevo pedido'))
  await isGone(link('Nueva compra'))
})

test('the office changes the account from here', async () => {
  await show(0)
  await sees(button('Más'))
  await press('Editar')
  await sees(dialog('Editar a Ana Paredes'))
})

test('an associate reads the account and changes nothing of it', async () => {
  answers(listOwnClients, aPage([aUser()]))
  await renderScreen(<ClientHead balance={{ ...OWES, unpaidBills: 0 }} />, { role: 'associate' })
  await sees('ana@example.com')
  await sees(link('Nuevo pedido'))
  await isGone(button('Editar'))
})
