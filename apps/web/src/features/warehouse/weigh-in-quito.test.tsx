// Quito's scale: a number is scanned, the weight is typed, Enter; the next number. As a component, without the rest of the page.
import type { Bundle } from '@app/contract/bundles.contract'
import { getBundle, listBundles } from '@app/contract/bundles.contract'
import { type Dashboard, getDashboard } from '@app/contract/dashboard.contract'
import { listAllOrders } from '@app/contract/orders.contract'
import { confirmBundleWeights } from '@app/contract/prices.contract'
import { expect, test, vi } from 'vitest'
import { anArrivedBundle } from '../../testing/given-bundles.ts'
import { aPage } from '../../testing/given-list.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, hasFocus, isGone, key, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { Station } from './station.tsx'

const QUEUES = {
  ...{ toReview: 0, toReceive: 7, incompleteAnswered: 0, readyToBundle: 0, toShip: 0, toArrive: 12, toWeigh: 21 },
  ...{ toBill: 0, toCharge: 0, toDeliver: 0, toRefund: 0, toApprove: 0, toIdentify: 0, toAnswer: 0, unmatched: 0 },
  ...{ withIncident: 0, late: 0 },
  toMatch: 0,
}
const OLDEST = Object.fromEntries(Object.keys(QUEUES).map((name) => [name, null])) as Dashboard['oldest']
const [first] = anArrivedBundle().orders
const ofTwo = (changed: Partial<Bundle> = {}): Bundle =>
  anArrivedBundle({
    orders: first
      ? [first, { ...first, id: idOf(65), code: 'PED-000065', tracking: 'TBA000000000065', warehouseWeightInGrams: 800 }]
      : [],
    ...changed,
  })
const scanField = () => box('Guía, bulto o paquete')
const sent = () => received(confirmBundleWeights).map(({ body }) => body)

async function showStation(bundle: Bundle = anArrivedBundle(), stage: Stage = {}) {
  const play = vi.fn<(tone: string) => void>()
  answers(listAllOrders, aPage([]))
  answers(listBundles, aPage([bundle]))
  answers(getBundle, { ...bundle, timeline: [], invoices: [] })
  answers(getDashboard, { queues: QUEUES, oldest: OLDEST, ages: [], weeks: [], topAssociates: [], isProxyUntrusted: false })
  answers(confirmBundleWeights, { bundles: [] })
  await renderScreen(<Station place="UIO" play={play} />, { role: 'administrator', ...stage })
  return play
}

async function scan(number: string): Promise<void> {
  await scanField().fill(number)
  await key('{Enter}')
}

test('before the first scan it says what is awaited, with the way to each list', async () => {
  await showStation()
  await sees(link(/12\s*En camino/))
  await expect.element(link(/21\s*Por pesar/)).toHaveAttribute('href', '/operations/detallesporconsolidacion?status=arrived')
})

test('a scanned package is weighed first, Enter goes to the other one and then takes both; the next is a scan', async () => {
  const play = await showStation(ofTwo())
  await scan('TBA000000000065')
  await sees('Por pesar')
  await hasFocus(box(/PED-000065/))
  await key('0,8{Enter}')
  await hasFocus(box(/PED-000062/))
  await key('2,5{Enter}')

  const weights = [
    { orderId: idOf(62), weightInGrams: 2_500 },
    { orderId: idOf(65), weightInGrams: 800 },
  ]
  await expect.poll(sent).toEqual([{ weights }])
  await sees('Listo para escanear')
  await hasFocus(scanField())
  expect(play.mock.calls.flat()).toEqual(['ok', 'done'])
})

test('the guide of a bundle begins with its first package', async () => {
  await showStation(ofTwo())
  await scan('HIJA-1')
  await hasFocus(box(/PED-000062/))
})

test('a scan while a weight is half typed is swallowed, and said', async () => {
  const play = await showStation(ofTwo())
  await scan('HIJA-1')
  await hasFocus(box(/PED-000062/))
  await key('2,')
  await scan('TBA000000000099')
  await sees('Ese escaneo no se tomó')
  await expect.element(box(/PED-000062/)).toHaveValue('2,')
  expect(play).toHaveBeenLastCalledWith('blocked')
})

test('a tenfold weight is loud, and nothing of it is taken', async () => {
  const play = await showStation()
  const known = { of: 'warehouse', inGrams: 2_500, mostDifferenceInGrams: 250 }
  const doubt = { orderId: idOf(62), code: 'PED-000062', weightInGrams: 25_000, known, maxWeightInGrams: null }
  refuses(confirmBundleWeights, 'weightDoubtful', { ids: [idOf(62)], weights: [doubt] })
  await scan('PED-000062')
  await hasFocus(box(/PED-000062/))
  await key('25{Enter}')
  await sees('Este peso no cuadra')
  expect(play).toHaveBeenLastCalledWith('unknown')
})

test('what was weighed says so, and its weights may be undone there', async () => {
  await showStation(anArrivedBundle({ status: 'inWarehouseUIO', allowedActions: ['undoWeights'] }))
  await scan('HIJA-1')
  await sees('Ya está pesado')
  await press('Deshacer el pesaje')
  await expect.poll(sent).toEqual([{ undo: true, bundleIds: [idOf(60)] }])
})

test('it fits the narrowest phone, in English and dark', async () => {
  await showStation(ofTwo(), { width: 360, language: 'en', theme: 'dark' })
  await box('Guide, bundle or package').fill('HIJA-1')
  await key('{Enter}')
  await sees('To be weighed')
  await isGone('Ready to scan')
  expect(whatSticksOut()).toEqual([])
})
