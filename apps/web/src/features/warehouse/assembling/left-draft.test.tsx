// A bundle that was left unfinished at the packing table: a reload, another person, and what does not travel any more.
import { createBundle } from '@app/contract/bundles.contract'
import { listAllOrders, type Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { getQuota } from '@app/contract/quotas.contract'
import { expect, test, vi } from 'vitest'
import { CAP, inMiami, MADE, SHOES } from '../../../testing/given-assembling.ts'
import { aPage } from '../../../testing/given-list.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aQuota } from '../../../testing/given-people.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, hasFocus, isGone, key, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { AssemblingPlace } from './assembling-place.tsx'

const sent = () => received(createBundle).map(({ body }) => body)

async function show({ found = [SHOES, CAP] }: { found?: Order[] } = {}, stage: Stage = {}): Promise<void> {
  answers(listRetailParameters, someParameters())
  answers(listAllOrders, ({ query }) => aPage(found.filter(({ code }) => code === query?.q)))
  answers(getQuota, aQuota({ usedInCents: 0, leftInCents: 160_000 }))
  answers(createBundle, MADE)
  await renderScreen(<AssemblingPlace play={vi.fn()} />, { role: 'administrator', ...stage })
}
async function scan(text: string, into = 'Otro paquete, o LISTO'): Promise<void> {
  await hasFocus(box(into))
  await box(into).fill(text)
  await key('{Enter}')
}
const scanFirst = (text: string) => scan(text, 'Paquete')

test('what was scanned is there again after a reload, and makes the bundle; then nothing is kept', async () => {
  await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await scan('ORD-000091')
  await sees('ORD-000091 va en el bulto')
  await show()
  await sees('Sigues con el bulto que dejaste')
  await sees(/^2,00\skg \/ 4,00\skg$/)
  await scan('LISTO')
  await sees('BUL-000060 armado')
  expect(sent()).toEqual([{ orderIds: [SHOES.id, CAP.id] }])
  await show()
  await hasFocus(box('Paquete'))
  await isGone('Sigues con el bulto que dejaste')
})

test('what does not travel any more is named, and nothing is scanned before it was read', async () => {
  await show()
  await scanFirst('ORD-000090')
  await scan('ORD-000091')
  await sees('ORD-000091 va en el bulto')
  await show({ found: [SHOES, inMiami(91, { bundle: { id: idOf(70), code: 'BUL-000070' } })] })
  await sees('Ya no puede ir: ORD-000091. Apártalo.')
  await hasFocus(button('Entendido'))
  await key('{Enter}')
  await scan('LISTO')
  await expect.poll(sent).toEqual([{ orderIds: [SHOES.id] }])
})

test('where nothing of it travels any more it says so and begins anew', async () => {
  await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await show({ found: [] })
  await sees('El bulto que dejaste ya no se arma')
  await key('{Enter}')
  await hasFocus(box('Paquete'))
  await show()
  await isGone('El bulto que dejaste ya no se arma')
})

test('it is its person’s: another one at the same station begins with nothing', async () => {
  await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await show({}, { me: { id: idOf(500) } })
  await sees('Listo para escanear')
  await show()
  await sees('Sigues con el bulto que dejaste')
})

test('discarded it is gone, and the toast brings it back', async () => {
  await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  await press('Descartar')
  await hasFocus(box('Paquete'))
  await press('Deshacer')
  await sees(button('Quitar ORD-000090'))
  await press('Descartar')
  await show()
  await sees('Listo para escanear')
})

test('where it cannot be read it is asked for again', async () => {
  await show()
  await scanFirst('ORD-000090')
  await sees('ORD-000090 va en el bulto')
  answers(listRetailParameters, someParameters())
  refuses(listAllOrders, 'internal')
  await renderScreen(<AssemblingPlace play={vi.fn()} />, { role: 'administrator' })
  await sees(button('Intentar de nuevo'))
  answers(listAllOrders, aPage([SHOES]))
  await press('Intentar de nuevo')
  await sees('Sigues con el bulto que dejaste')
})

test('it is named on the narrowest phone, in English and dark', async () => {
  await show()
  await scanFirst('ORD-000090')
  await scan('ORD-000091')
  await sees('ORD-000091 va en el bulto')
  await show({ found: [SHOES] }, { width: 360, language: 'en', theme: 'dark' })
  await sees('No longer travels in it: ORD-000091. Set it aside.')
  expect(whatSticksOut()).toEqual([])
})
