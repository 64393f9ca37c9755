import { listApprovals } from '@app/contract/accounts.contract'
import { listUsers } from '@app/contract/endpoints/users'
import type { Approval } from '@app/contract/fields/approvals'
import { listOrdersOfClient } from '@app/contract/orders.contract'
import { getClientBalance, getUser, listClientsOfAssociate, type UserDetail } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenApproval } from '../../testing/given-approvals.ts'
import { aPage } from '../../testing/given-list.ts'
import { hasMailServer } from '../../testing/given-mailing.ts'
import { anOrder } from '../../testing/given-orders.ts'
import { anAssociate, aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  alert,
  button,
  dialog,
  heading,
  isGone,
  item,
  key,
  link,
  press,
  says,
  sees,
  whatSticksOut,
} from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { UserPanel } from './user-panel.tsx'

function Panel() {
  return <UserPanel list={useListState(listUsers)} />
}

const BALANCE = {
  client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' },
  chargedInCents: 25_000,
  paidInCents: 17_500,
  toPayInCents: 7_500,
  debtInCents: 0,
  creditInCents: 0,
  heldInCents: 0,
  balanceInCents: 7_500,
  unpaidBills: 3,
  openOrders: 2,
  profitInCents: null,
}

async function show(user: UserDetail, stage: Stage = {}, isMailing = true, waiting: readonly Approval[] = []): Promise<void> {
  hasMailServer(isMailing)
  answers(getUser, user)
  answers(listOrdersOfClient, aPage([]))
  answers(getClientBalance, BALANCE)
  answers(listApprovals, aPage(waiting))
  await renderScreen(<Panel />, { role: 'administrator', at: `/?open=${user.id}`, ...stage })
}

test('an administrator shows their duties, a client none', async () => {
  await show(inFull(aUser({ userType: USER_TYPES.administrator }), { duties: ['warehouseMIA', 'counter'] }))
  await sees('Bodega Miami, Mostrador')
  await show(inFull(aUser({ id: idOf(2), firstName: 'Luz' })))
  await sees(heading(/^Luz/))
  await isGone('Funciones')
})

test('a client shows what is under way, what they owe by the books, and who they are', async () => {
  await show(inFull(aUser()))
  await sees(dialog(/Ana Paredes/))
  await sees('$75,00')
  await sees('$175,00')
  await sees('Notas de cobro sin pagar')
  await sees('Cédula 1710034065')
  await sees('Quito, Pichincha')
  await sees('Av. Amazonas 100')
  await sees('Cliente libre')
  await expect.poll(() => received(getUser)).toMatchObject([{ params: { id: idOf(1) } }])
})

test('mail and phone are one touch away', async () => {
  await show(inFull(aUser()))
  await expect.element(link('ana@example.com')).toHaveAttribute('href', 'mailto:ana@example.com')
  await expect.element(link('+593991234567')).toHaveAttribute('href', 'tel:+593991234567')
})

test('the associate of a client opens in the same panel', async () => {
  const associate = { id: idOf(2), code: 'AS-0002', name: 'Bruno Vega' }
  await show(inFull(aUser({ associate })))
  await expect.element(link('Bruno Vega')).toHaveAttribute('href', `/?open=${idOf(2)}`)
})

test('a client without orders says so, and their own pages are linked', async () => {
  await show(inFull(aUser()))
  await sees('Todavía no tiene pedidos.')
  await expect.element(link('Ver todos sus pedidos')).toHaveAttribute('href', '/operations/estadodepedidos?q=ECU1001')
  await expect
    .element(link('Ver el detalle del cliente'))
    .toHaveAttribute('href', `/operations/detalleporcliente?client=${idOf(1)}`)
})

test('of a client’s orders on their way the newest hundred are asked for, five are shown, and the others by one press', async () => {
  answers(getUser, inFull(aUser()))
  answers(listApprovals, aPage([]))
  answers(getClientBalance, BALANCE)
  answers(
    listOrdersOfClient,
    aPage(Array.from({ length: 7 }, (_, index) => anOrder({ id: idOf(100 + index), code: `OR-00010${index}` }))),
  )
  await renderScreen(<Panel />, { role: 'administrator', at: `/?open=${idOf(1)}` })
  await sees(link('OR-000104'))
  await isGone(link('OR-000105'))
  await press('Mostrar 2 más')
  await sees(link('OR-000106'))
  await expect.poll(() => received(listOrdersOfClient)[0]?.query).toMatchObject({ page: '1', limit: '100' })
  await expect.poll(() => received(listOrdersOfClient)[0]?.query?.status).toHaveLength(9)
})

test('orders that cannot be read say why, and the rest of the person stays', async () => {
  answers(getUser, inFull(aUser()))
  answers(listApprovals, aPage([]))
  answers(getClientBalance, BALANCE)
  refuses(listOrdersOfClient, 'databaseUnavailable')
  await renderScreen(<Panel />, { role: 'administrator', at: `/?open=${idOf(1)}` })
  await says(alert(), 'El servicio no está disponible en este momento.')
  await sees('Cédula 1710034065')
  answers(listOrdersOfClient, aPage([]))
  await press('Intentar de nuevo')
  await sees('Todavía no tiene pedidos.')
})

test('an invited person who chose no password yet is marked, and the address of the invitation is said', async () => {
  await show(inFull(aUser(), { hasPassword: false }))
  await sees('Invitación pendiente')
  await sees('Todavía no elige su contraseña: la invitación se envió a ana@example.com.')
})

test('a courier never signs in: no invitation waits for one', async () => {
  await show(inFull(aUser({ userType: 3, casilleroCode: null }), { hasPassword: false }))
  await sees('Transportista')
  await isGone('Invitación pendiente')
})

test('staff show whether they sign in with a second step; a client does not', async () => {
  answers(listClientsOfAssociate, aPage([]))
  await show(inFull(anAssociate(), { hasSecondFactor: true }))
  await sees('Segundo paso')
  await sees(page.getByRole('definition').filter({ hasText: /^Activo$/ }))
})

test('an associate shows their clients, and where they are given and taken', async () => {
  answers(listClientsOfAssociate, aPage([aUser()], { total: 12 }))
  await show(inFull(anAssociate()))
  await sees(heading('12 clientes'))
  await expect.element(link('Ana Paredes')).toHaveAttribute('href', `/?open=${idOf(1)}`)
  await expect
    .element(link('Asignar o quitar clientes'))
    .toHaveAttribute('href', `/administration/asignacion?associate=${idOf(2)}&view=theirs`)
  await expect
    .poll(() => received(listClientsOfAssociate))
    .toMatchObject([{ params: { id: idOf(2) }, query: { orderBy: 'name', mode: 'asc' } }])
})

test('an associate without clients says so', async () => {
  answers(listClientsOfAssociate, aPage([]))
  await show(inFull(anAssociate()))
  await sees('Todavía no tiene clientes.')
})

test('with one’s own account only the data can be changed', async () => {
  await show(inFull(aUser({ id: idOf(3), userType: 1 })))
  await sees('Esta es tu cuenta. Puedes corregir tus datos; cambiar el tipo o desactivarla le toca a otro administrador.')
  await sees(button('Editar'))
  await isGone(button('Más'))
})

test.each([
  ['an active client', aUser(), ['Cambiar tipo', 'Asignar a un asociado', 'Desactivar'], ['Quitar el segundo paso']],
  ['a client who is closed', aUser({ status: 'inactive' }), ['Cambiar tipo', 'Asignar a un asociado'], ['Desactivar']],
  ['a courier', aUser({ userType: 3 }), ['Cambiar tipo', 'Desactivar'], ['Asignar a un asociado', 'Quitar el segundo paso']],
])('what can be done with %s', async (_who, user, offered, absent) => {
  await show(inFull(user))
  await press('Más')
  for (const name of offered) await sees(item(name))
  for (const name of absent) await isGone(item(name))
})

test('only of an account that has a second step can it be taken off', async () => {
  await show(inFull(aUser(), { hasSecondFactor: true }))
  await press('Más')
  await sees(item('Quitar el segundo paso'))
})

test('an account that does not exist says so, and can be asked for again', async () => {
  refuses(getUser, 'userNotFound')
  await renderScreen(<Panel />, { role: 'administrator', at: `/?open=${idOf(9)}` })
  await sees(dialog('No pudimos cargar esto'))
  await sees('No encontramos ese usuario.')
  answers(getUser, inFull(aUser({ userType: 3 })))
  answers(listApprovals, aPage([]))
  await press('Intentar de nuevo')
  await sees(dialog(/Ana Paredes/))
})

test('what a client owes and cannot be read is asked for again on its own', async () => {
  answers(getUser, inFull(aUser()))
  answers(listOrdersOfClient, aPage([]))
  answers(listApprovals, aPage([]))
  refuses(getClientBalance, 'clientNotFound')
  await renderScreen(<Panel />, { role: 'administrator', at: `/?open=${idOf(1)}` })
  await sees('No encontramos ese cliente.')
  answers(getClientBalance, BALANCE)
  await press('Intentar de nuevo')
  await sees('$75,00')
})

test('Escape closes the panel and leaves its address', async () => {
  await show(inFull(aUser()))
  await sees(dialog(/Ana Paredes/))
  await key('{Escape}')
  await isGone(dialog())
  expect(location.search).toBe('')
})

test.each(['light', 'dark'] as const)('in English, %s, on the narrowest phone, the longest person fits', async (theme) => {
  const long = aUser({ firstName: 'María '.repeat(13).trim(), lastName: 'x'.repeat(80), email: `${'a'.repeat(60)}@example.com` })
  await show(inFull(long, { address: 'y'.repeat(200), hasPassword: false }), { language: 'en', theme, width: 360 })
  await sees('Free client')
  expect(whatSticksOut()).toEqual([])
})

test('whom no invitation can reach is given the link by hand', async () => {
  await show(inFull(aUser(), { hasPassword: false }), {}, false)
  await sees('Todavía no elige su contraseña. No hay servidor de correo: crea el enlace en «Más» y entrégaselo tú.')
})

test('that somebody would administer is said while it waits, with the way to the approval', async () => {
  const record = { kind: 'user' as const, id: idOf(1), code: 'Ana Paredes (ana@puente.test)' }
  const asked = { kind: 'administrator' as const, call: 'PUT /user/{id}', record, client: null, amountInCents: 0, reason: '' }
  await show(inFull(aUser({ userType: 3 })), {}, true, [givenApproval(asked)])
  await sees('Hacer administrador: espera la aprobación de otro administrador')
  await sees(/^Ana Pide lo pidió y espera hasta el /)
  await expect.poll(() => link('Ver APR-000080').element().getAttribute('href')).toContain(`open=${idOf(80)}`)
  expect(received(listApprovals).map(({ query }) => query?.recordId)).toEqual([idOf(1)])
})
