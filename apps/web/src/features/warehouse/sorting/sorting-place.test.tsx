// In Quito each weighed package is told its shelf: with what else its client has, else the next free one. Without a mouse.
import { type Location, listLocations, shelveOrders } from '@app/contract/locations/locations.contract'
import { listAllOrders, type Order } from '@app/contract/orders.contract'
import { expect, test, vi } from 'vitest'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { aShelf } from '../../../testing/given-shelves.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, hasFocus, key, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { SortingPlace } from './sorting-place.tsx'

const [A1, A2, A3] = [aShelf(1, { orderCount: 3 }), aShelf(2, { zone: 'Pasillo 1' }), aShelf(3, { orderCount: 1 })]
const lying = ({ id, code, zone, walkingOrder }: Location) => ({ id, code, zone, walkingOrder })
const inQuito = (changed: Partial<Order> = {}): Order =>
  anOrder({ id: idOf(90), code: 'ORD-000090', tracking: 'TBA000000000090', status: 'inWarehouseUIO', ...changed })
const sent = () => received(shelveOrders).map(({ body }) => body)

type World = { found?: Order[]; others?: Order[]; shelves?: Location[] }

async function show({ found = [inQuito()], others = [], shelves = [A1, A2, A3] }: World = {}, stage: Stage = {}) {
  const play = vi.fn<(tone: string) => void>()
  answers(listLocations, shelves)
  answers(listAllOrders, ({ query }) => aPage(query?.clientId ? [...found, ...others] : found))
  answers(shelveOrders, { ok: true })
  await renderScreen(<SortingPlace play={play} />, { role: 'administrator', ...stage })
  return play
}

async function scan(text: string, into = 'Paquete'): Promise<void> {
  await hasFocus(box(into))
  await box(into).fill(text)
  await key('{Enter}')
}

test('a package goes where its client’s others lie: Enter puts it there', async () => {
  const play = await show({ others: [inQuito({ id: idOf(91), code: 'ORD-000091', location: lying(A3) })] })
  await scan('ORD-000090')
  await sees('ahí está lo demás de su cliente')
  await hasFocus(button('Ponerlo en A-03'))
  await key('{Enter}')
  await sees('ORD-000090 está en A-03')
  expect(sent()).toEqual([{ code: 'A-03', orderIds: [idOf(90)] }])
  expect(play.mock.calls.flat()).toEqual(['ok', 'done'])
})

test('the first of a client goes to the next free shelf; the scan of any shelf puts it there', async () => {
  await show()
  await scan('TBA000000000090')
  await sees('Pasillo 1 · el próximo libre')
  await hasFocus(button('Ponerlo en A-02'))
  await box('Estante, si va en otro').fill('a01')
  await key('{Enter}')
  await sees('ORD-000090 está en A-01')
  expect(sent()).toEqual([{ code: 'A-01', orderIds: [idOf(90)] }])
})

test('what was not weighed is refused by ear and eye', async () => {
  const play = await show({ found: [inQuito({ status: 'arrived' })] })
  await scan('ORD-000090')
  await sees('ORD-000090 no está pesado')
  expect(play).toHaveBeenLastCalledWith('wrongPlace')
  await hasFocus(button('Entendido'))
  await key('{Enter}')
  await hasFocus(box('Paquete'))
  expect(sent()).toEqual([])
})

test('without a free shelf a person scans one; a shelf alone asks for the package', async () => {
  await show({ shelves: [A1] })
  await scan('A-01')
  await sees('Primero el paquete')
  await scan('ORD-000090')
  await sees('Sin estante libre')
  await scan('A-01', 'Estante, si va en otro')
  await sees('ORD-000090 está en A-01')
})

test('another package waits until the one before has its shelf, or is left', async () => {
  const play = await show()
  await scan('ORD-000090')
  await sees('Pasillo 1 · el próximo libre')
  answers(listAllOrders, aPage([inQuito({ id: idOf(91), code: 'ORD-000091' })]))
  await box('Estante, si va en otro').fill('ORD-000091')
  await key('{Enter}')
  await sees('Ese escaneo no se tomó')
  expect(play).toHaveBeenLastCalledWith('blocked')
  await press('Dejarlo')
  await hasFocus(box('Paquete'))
  expect(sent()).toEqual([])
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show({}, { width: 360, language: 'en', theme: 'dark' })
  await scan('ORD-000090', 'Package')
  await sees('Pasillo 1 · the next free one')
  expect(whatSticksOut()).toEqual([])
})
