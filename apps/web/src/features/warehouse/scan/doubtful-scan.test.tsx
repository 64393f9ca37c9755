// A number that no order has is not registered before somebody has said that all of it was read.
import { listBundles } from '@app/contract/bundles.contract'
import { getDashboard } from '@app/contract/dashboard.contract'
import { listAllOrders, type Order } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { aDashboard } from '../../../testing/given-dashboard.ts'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, hasFocus, isGone, key, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers } from '../../../testing/server.ts'
import { Station } from '../station.tsx'

const AMAZON = 'TBA330000063352'
const scanField = () => box('Tracking o número de pedido')

const announced = (changed: Partial<Order> = {}) =>
  anOrder({ status: 'reviewed', tracking: AMAZON, intakeAt: null, description: 'Zapatos de correr', ...changed })

/** The server finds whatever contains the text, as its search does. */
async function showStation(orders: readonly Order[] = [announced()], stage: Stage = {}) {
  const play = vi.fn<(tone: string) => void>()
  answers(listAllOrders, ({ query }) => aPage(orders.filter(({ tracking }) => tracking?.includes(query?.q ?? '')).slice(0, 100)))
  answers(listBundles, aPage([]))
  answers(getDashboard, aDashboard())
  await renderScreen(<Station place="MIA" play={play} />, { role: 'administrator', ...stage })
  return play
}

async function scan(number: string): Promise<void> {
  await scanField().fill(number)
  await key('{Enter}')
}

test('a scan that lost its head asks for the package that it may be: Enter says yes', async () => {
  const play = await showStation()
  await scan('A330000063352')
  await sees('¿Es TBA330000063352?')
  expect(play).toHaveBeenLastCalledWith('unknown')
  await hasFocus(button('Sí, es este'))
  await key('{Enter}')
  await sees('Zapatos de correr')
  expect(play).toHaveBeenLastCalledWith('ok')
})

test('so does one with a wrong sign in the middle', async () => {
  await showStation()
  await scan('TBA330000068352')
  await sees('¿Es TBA330000063352?')
})

test('it may be another package all the same: then it is registered as it was read', async () => {
  await showStation()
  await scan('A330000063352')
  await press('No, es otro')
  await sees('Nadie anunció este paquete')
  await hasFocus(box(/Peso en la balanza/))
})

test('another scan takes its place', async () => {
  await showStation()
  await scan('A330000063352')
  await sees('¿Es TBA330000063352?')
  await scan(AMAZON)
  await sees('Zapatos de correr')
  await isGone('¿Es TBA330000063352?')
})

test('of several that it may be, none is taken by Enter', async () => {
  await showStation([announced(), announced({ id: idOf(11), tracking: 'TBA330000063353' })])
  await scan('TBA33000006335')
  await sees('¿Cuál es?')
  await hasFocus(scanField())
  await press('TBA330000063353')
  await sees('Zapatos de correr')
})

test('a number that is like no other goes straight to the scale', async () => {
  await showStation()
  await scan('1Z999AA10123456784')
  await sees('Nadie anunció este paquete')
})

test('the question fits the narrowest phone, in English and dark', async () => {
  await showStation([announced({ tracking: '9400111899223197428490' })], { width: 360, language: 'en', theme: 'dark' })
  await box('Tracking or order number').fill('00111899223197428490')
  await key('{Enter}')
  await sees('Is it 9400111899223197428490?')
  expect(whatSticksOut()).toEqual([])
})
