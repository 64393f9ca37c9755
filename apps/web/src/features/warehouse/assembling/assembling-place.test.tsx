// The packing table in Miami: packages are scanned into a bundle, and the card LISTO makes it. Without a mouse.
import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { createBundle, removeBundle } from '@app/contract/bundles.contract'
import { getBundleLabel } from '@app/contract/labels.contract'
import { holdOrders } from '@app/contract/order-actions.contract'
import { listAllOrders, type Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { getQuota } from '@app/contract/quotas.contract'
import { expect, test, vi } from 'vitest'
import { noteReached } from '../../../api/connection.ts'
import { ANA, CAP, inMiami, MADE, SHOES } from '../../../testing/given-assembling.ts'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aBrother, aQuota } from '../../../testing/given-people.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, choose, dialog, hasFocus, isGone, key, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refusesOnce } from '../../../testing/server.ts'
import { AssemblingPlace } from './assembling-place.tsx'

const BRUNO = { ...ANA, name: 'Bruno Vega', identification: '1713175071' }
const READY = 'Otro paquete, o LISTO'
const sent = () => received(createBundle).map(({ body }) => body)

type World = { found?: Order[]; usedInCents?: number }

async function show({ found = [SHOES, CAP], usedInCents = 0 }: World = {}, stage: Stage = {}) {
  const play = vi.fn<(tone: string) => void>()
  answers(listRetailParameters, someParameters())
  answers(listAllOrders, ({ query }) =>
    aPage(found.filter(({ code, tracking }) => [code, tracking].some((text) => text === query?.q))),
  )
  answers(getQuota, aQuota({ usedInCents, leftInCents: 160_000 - usedInCents }))
  answers(createBundle, MADE)
  answers(removeBundle, { ok: true })
  await renderScreen(<AssemblingPlace play={play} />, { role: 'administrator', ...stage })
  return play
}

async function scan(text: string, into = READY): Promise<void> {
  await hasFocus(box(into))
  await box(into).fill(text)
  await key('{Enter}')
}
const scanFirst = (text: string) => scan(text, 'Paquete')

test('packages are scanned one after another, and the card LISTO makes the bundle: no mouse', async () => {
  const play = await show()
  await scanFirst('ORD-000090')
  await sees('Bulto para Ana Paredes')
  await sees('ORD-000090 va en el bulto')
  await scan('TBA000000000091')
  await sees('ORD-000091 va en el bulto')
  await scan('listo')
  await sees('BUL-000060 armado')
  expect(sent()).toEqual([{ orderIds: [SHOES.id, CAP.id] }])
  expect(play.mock.calls.flat()).toEqual(['ok', 'ok', 'done'])
  await hasFocus(box('Paquete'))
})

test('Enter where nothing was typed makes it too, but not the second Enter of a scanner', async () => {
  await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await key('{Enter}')
  expect(sent()).toEqual([])
  await expect.poll(() => key('{Enter}').then(sent), { interval: 150 }).toEqual([{ orderIds: [SHOES.id] }])
  await sees('BUL-000060 armado')
})

test('what counts against the limits is seen, and a package is taken out again', async () => {
  await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await scan('ORD-000091')
  await sees(/^2,00\skg \/ 4,00\skg$/)
  await press('Quitar ORD-000091')
  await sees(/^1,00\skg \/ 4,00\skg$/)
  await hasFocus(box(READY))
  await press('Listo')
  await sees('BUL-000060 armado')
  expect(sent()).toEqual([{ orderIds: [SHOES.id] }])
})

test('one that should wait is held back from the draft, and the next scan goes on', async () => {
  answers(holdOrders, { orders: [anOrder()] })
  await show()
  await scanFirst('ORD-000090')
  await scan('ORD-000091')
  await sees('ORD-000091 va en el bulto')
  await press('Dejar esperar ORD-000091')
  await choose('Motivo', 'Espera a otro paquete')
  await dialog().getByRole('button', { name: 'Dejar esperar' }).click()
  await sees('ORD-000091 queda en espera')
  expect(received(holdOrders).map(({ body }) => body)).toMatchObject([{ orderIds: [CAP.id], reason: 'travelTogether' }])
  await isGone(button('Quitar ORD-000091'))
  await scan('LISTO')
  await sees('BUL-000060 armado')
  expect(sent()).toEqual([{ orderIds: [SHOES.id] }])
})

test('one that is in the draft already is said by another tone', async () => {
  const play = await show()
  await scanFirst('ORD-000090')
  await scan('TBA000000000090')
  await sees('ORD-000090 ya está en este bulto')
  expect(play).toHaveBeenLastCalledWith('duplicate')
  await press('Listo')
  await expect.poll(sent).toEqual([{ orderIds: [SHOES.id] }])
})

test.each([
  ['of another consignee', { consignee: BRUNO }, 'Va a nombre de Bruno Vega, y este bulto es de Ana Paredes. Déjalo para otro.'],
  ['past 4 kg', { weightInGrams: 3_001 }, /categoría B: 4,001?\skg y/],
  ['past 400 USD', { productValueInCents: 35_000 }, /categoría B: 2,00\skg y .*426/],
  ['without leave to share', { isAuthorizedToBundle: false }, /Sin autorización para compartir declaración: ORD-000091/],
  ['in another bundle', { bundle: { id: idOf(70), code: 'BUL-000070' } }, 'Ya está en BUL-000070.'],
  [
    'that staff hold back',
    { hold: { reason: 'travelTogether', until: null, note: '' } },
    'Está en espera: espera a otro paquete. Devuélvelo a su lugar.',
  ],
  ['waiting for its owner', { status: 'incomplete' }, 'Le falta algo que espera de su dueño. Devuélvelo a su lugar.'],
  ['shipped already', { status: 'sended' }, /no está en la bodega de Miami/],
  ['special, with an ordinary one', { isSpecial: true }, /Los especiales y los comunes no comparten bulto/],
  ['of another category', { category: 'C' }, 'De otra categoría: ORD-000091.'],
] as const)('one %s is refused by ear and eye, and the next scan waits', async (_what, changed, sentence) => {
  const play = await show({ found: [SHOES, inMiami(91, changed)] })
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await scan('ORD-000091')
  await sees('ORD-000091 no va en este bulto')
  await sees(sentence)
  expect(play).toHaveBeenLastCalledWith('wrongPlace')
  await hasFocus(button('Entendido'))
  await box(READY).fill('ORD-000099')
  await key('{Enter}')
  await sees('Ese escaneo no se tomó')
  await press('Entendido')
  await scan('LISTO')
  await sees('BUL-000060 armado')
  expect(sent()).toEqual([{ orderIds: [SHOES.id] }])
})

test('a consignee who does not consent, one without cédula and a full year are refused from the first package on', async () => {
  const named = { ...ANA, authorizedNameId: idOf(80) }
  const unnamed = inMiami(92, { consignee: { ...ANA, identificationType: 'passport', identification: 'AB123456' } })
  answers(listAuthorizedNames, [aBrother({ id: idOf(80) })])
  await show({ found: [inMiami(91, { consignee: named }), unnamed, SHOES], usedInCents: 159_000 })
  await scanFirst('ORD-000091')
  await sees(/El consignatario todavía no autoriza/)
  await key('{Enter}')
  await scanFirst('ORD-000092')
  await sees('En categoría B el consignatario debe identificarse con cédula.')
  await key('{Enter}')
  await scanFirst('ORD-000090')
  await sees(/pasaría su cupo del año/)
})

test('a number of nothing, one of several packages and LISTO before any package say so', async () => {
  const play = await show({ found: [SHOES, inMiami(91, { tracking: SHOES.tracking })] })
  await scanFirst('ORD-999999')
  await sees('No encontramos este paquete')
  await scanFirst('TBA000000000090')
  await sees('Con ese número hay varios paquetes: ORD-000090, ORD-000091.')
  await scanFirst('LISTO')
  await sees('Todavía no hay paquetes')
  expect(play.mock.calls.flat()).toEqual(['unknown', 'unknown', 'unknown'])
  expect(sent()).toEqual([])
})

test('what the server refuses names its packages, and the draft stays as it is', async () => {
  const play = await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  refusesOnce(createBundle, 'orderAlreadyBundled', { ids: [SHOES.id] })
  await scan('LISTO')
  await sees('No se armó el bulto')
  await sees('Un pedido ya está en otro bulto. ORD-000090')
  expect(play).toHaveBeenLastCalledWith('unknown')
  await hasFocus(button('Entendido'))
  await key('{Enter}')
  await press('Quitar ORD-000090')
  await hasFocus(box('Paquete'))
})

test('a bundle that was a mistake is undone; its label is asked for again', async () => {
  await show()
  answers(getBundleLabel, { name: 'etiqueta.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) })
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await scan('LISTO')
  await sees('BUL-000060 armado')
  await button('Etiqueta del bulto BUL-000060').first().click()
  await expect.poll(() => received(getBundleLabel).map(({ params }) => params)).toEqual([{ id: MADE.id }])
  await press('Deshacer BUL-000060')
  await expect.poll(() => received(removeBundle).map(({ params }) => params)).toEqual([{ id: MADE.id }])
  await isGone(button('Deshacer BUL-000060'))
})

test('without connection it says so, and takes no scan', async () => {
  const play = await show()
  await hasFocus(box('Paquete'))
  dispatchEvent(new Event('offline'))
  await sees('Para armar hace falta conexión: lo que escanees ahora no se toma.')
  await scanFirst('ORD-000090')
  await expect.poll(() => play.mock.calls.at(-1)).toEqual(['blocked'])
  noteReached(true)
  await isGone('Para armar hace falta conexión: lo que escanees ahora no se toma.')
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show({}, { width: 360, language: 'en', theme: 'dark' })
  await scan('ORD-000090', 'Package')
  await sees('ORD-000090 goes in')
  expect(whatSticksOut()).toEqual([])
})
