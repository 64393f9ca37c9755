// Packages are put on shelves: a shelf is scanned, then what goes there. Without a mouse.
import { type Location, listLocations, shelveOrders } from '@app/contract/locations/locations.contract'
import { listAllOrders, type Order } from '@app/contract/orders.contract'
import type { Duty } from '@app/domain'
import { expect, test, vi } from 'vitest'
import { noteReached } from '../../../api/connection.ts'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { aShelf } from '../../../testing/given-shelves.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, hasFocus, isGone, key, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refusesOnce } from '../../../testing/server.ts'
import { ShelvingPlace } from './shelving-place.tsx'

const [A1, A2, OLD, MIAMI] = [
  aShelf(1, { zone: 'Pasillo 1', orderCount: 3 }),
  aShelf(2),
  aShelf(3, { isActive: false }),
  aShelf(4, { warehouse: 'MIA' }),
]
const lying = ({ id, code, zone, walkingOrder }: Location) => ({ id, code, zone, walkingOrder })
const inQuito = (changed: Partial<Order> = {}): Order =>
  anOrder({ id: idOf(90), code: 'ORD-000090', tracking: 'TBA000000000090', status: 'inWarehouseUIO', ...changed })
const field = (name = 'Estante') => box(name)
const sent = () => received(shelveOrders).map(({ body }) => body)

type World = { found?: Order[]; duties?: Duty[] }

async function show({ found = [inQuito()], duties = ['owner'] }: World = {}, stage: Stage = {}) {
  const play = vi.fn<(tone: string) => void>()
  answers(listLocations, [A1, A2, OLD, MIAMI])
  answers(listAllOrders, aPage(found))
  answers(shelveOrders, { ok: true })
  await renderScreen(<ShelvingPlace play={play} />, { role: 'administrator', me: { duties }, ...stage })
  await hasFocus(field(stage.language === 'en' ? 'Shelf' : 'Estante'))
  return play
}

async function scan(text: string, into = 'Paquete, u otro estante'): Promise<void> {
  await hasFocus(field(into))
  await field(into).fill(text)
  await key('{Enter}')
}

test('a shelf, then its packages; another shelf changes where they go', async () => {
  const play = await show()
  await scan('a01', 'Estante')
  await sees('Ahora escanea lo que pones aquí.')
  await sees('Quito · Pasillo 1 · 3 paquetes')
  await scan('ORD-000090')
  await sees('ORD-000090 está en A-01')
  await sees('Quito · Pasillo 1 · 4 paquetes')
  await scan("A'02")
  await sees('Estante A-02')
  answers(listAllOrders, aPage([inQuito({ location: lying(A1) })]))
  await scan('TBA000000000090')
  await sees('ORD-000090 está en A-02')
  expect(sent()).toEqual([
    { code: 'A-01', orderIds: [idOf(90)] },
    { code: 'A-02', orderIds: [idOf(90)] },
  ])
  expect(play.mock.calls.flat()).toEqual(['ok', 'done', 'ok', 'done'])
})

test('before a shelf, a package asks for one and nothing is sent', async () => {
  const play = await show()
  await scan('ORD-000090', 'Estante')
  await sees('Primero el estante')
  expect(play).toHaveBeenLastCalledWith('unknown')
  expect(received(listAllOrders)).toEqual([])
})

test('one that lies there already is said by another tone, and not sent again', async () => {
  const play = await show({ found: [inQuito({ location: lying(A1) })] })
  await scan('A-01', 'Estante')
  await scan('ORD-000090')
  await sees('ORD-000090 ya está en A-01')
  expect(play).toHaveBeenLastCalledWith('duplicate')
  expect(sent()).toEqual([])
})

test('one of another warehouse is refused by ear and eye, and swallows scans until somebody read it', async () => {
  const play = await show({ found: [inQuito({ status: 'sended' })] })
  await scan('A-01', 'Estante')
  await scan('ORD-000090')
  await sees('ORD-000090 no está en esta bodega')
  expect(play).toHaveBeenLastCalledWith('wrongPlace')
  await hasFocus(button('Entendido'))
  await field('Paquete, u otro estante').fill('ORD-000091')
  await key('{Enter}')
  await sees('Ese escaneo no se tomó')
  await press('Entendido')
  await hasFocus(field('Paquete, u otro estante'))
  expect(sent()).toEqual([])
})

test('a retired shelf takes nothing', async () => {
  const play = await show()
  await scan('A-03', 'Estante')
  await sees('El estante A-03 está retirado')
  expect(play).toHaveBeenLastCalledWith('wrongPlace')
  await key('{Enter}')
  await hasFocus(field())
})

test('who has the duty of Quito alone knows Quito’s shelves alone', async () => {
  await show({ duties: ['warehouseUIO'] })
  await scan('A-04', 'Estante')
  await sees('A-04 no es ningún estante de tu bodega.')
})

test('a number of nothing, and one of several packages, say so', async () => {
  await show({ found: [] })
  await scan('A-01', 'Estante')
  await scan('ORD-999999')
  await sees('No lo encontramos')
  answers(listAllOrders, aPage([inQuito(), inQuito({ id: idOf(91), code: 'ORD-000091' })]))
  await scan('TBA000000000090')
  await sees('Con ese número hay varios paquetes: ORD-000090, ORD-000091.')
  expect(sent()).toEqual([])
})

test('a scan that was a mistake is undone: back to where it lay', async () => {
  await show({ found: [inQuito({ location: lying(A2) })] })
  await scan('A-01', 'Estante')
  await scan('ORD-000090')
  await sees('ORD-000090 está en A-01')
  await press('Deshacer ORD-000090')
  await expect.poll(() => sent().at(-1)).toEqual({ code: 'A-02', orderIds: [idOf(90)] })
  await hasFocus(field('Paquete, u otro estante'))
})

test('what the server refuses is read before the next scan', async () => {
  const play = await show()
  refusesOnce(shelveOrders, 'notInThisWarehouse')
  await scan('A-01', 'Estante')
  await scan('ORD-000090')
  await sees('No se ubicó')
  await sees('Hay paquetes que no están en la bodega de ese estante.')
  expect(play).toHaveBeenLastCalledWith('unknown')
  await key('{Enter}')
  await hasFocus(field('Paquete, u otro estante'))
})

test('without connection it says so, and takes no scan', async () => {
  const play = await show()
  dispatchEvent(new Event('offline'))
  await sees('Para ubicar hace falta conexión: lo que escanees ahora no se toma.')
  await scan('A-01', 'Estante')
  await expect.poll(() => play.mock.calls.at(-1)).toEqual(['blocked'])
  noteReached(true)
  await isGone('Para ubicar hace falta conexión: lo que escanees ahora no se toma.')
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show({}, { width: 360, language: 'en', theme: 'dark' })
  await scan('A-01', 'Shelf')
  await scan('ORD-000090', 'Package, or another shelf')
  await sees('ORD-000090 is on A-01')
  expect(whatSticksOut()).toEqual([])
})
