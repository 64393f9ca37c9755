// Codes pasted into the search field of a list: the list shows their records, and says which were not found.
import { listAllOrders as listOfOffice } from '@app/contract/endpoints/orders'
import { listAllOrders } from '@app/contract/orders.contract'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import { addSet, getSet } from '@app/contract/sets/sets.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, hasFocus, isGone, press, says, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, holds, received, refuses } from '../../../testing/server.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { AllOrdersList } from '../staff/all-orders-list.tsx'

function Orders() {
  return <AllOrdersList view="all" list={useListState(listOfOffice)} />
}

const SET = idOf(50)
const MISSING = Array.from({ length: 9 }, (_, index) => `TBA00000000000${index}`)
const aSet = (notFound: string[] = MISSING.slice(0, 3)) => ({
  ...{ id: SET, kind: 'orders' as const, createdAt: '2026-01-05T12:00:00.000Z', found: 82 },
  notFound,
})
const search = () => page.getByRole('searchbox')

async function show(stage: Stage = {}): Promise<void> {
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  answers(listAllOrders, aPage([anOrder()]))
  await renderScreen(<Orders />, { role: 'administrator', at: '/pedidos', ...stage })
  await sees(button('OR-000010'))
}
const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  search()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const lastAsked = () => received(listAllOrders).at(-1)?.query ?? {}

test('a column of codes narrows the list to their records, says which were not found, and is taken away again', async () => {
  answers(addSet, aSet())
  answers(getSet, aSet())
  await show({ at: '/pedidos?service=PPE&q=mochila&page=2' })
  paste(['ORD-000001', 'ORD-000002', ...MISSING.slice(0, 3), 'ORD-000001'].join('\n'))
  await sees('Lista pegada: 82 · 3 no encontrados')
  await sees(/3 no se encontraron: TBA000000000000, TBA000000000001 y TBA000000000002/)
  expect(received(addSet)).toMatchObject([
    { body: { kind: 'orders', codes: ['ORD-000001', 'ORD-000002', ...MISSING.slice(0, 3)] } },
  ])
  await expect.poll(lastAsked).toMatchObject({ set: SET, service: 'PPE' })
  expect(lastAsked().q).toBeUndefined()
  expect(new URLSearchParams(location.search).get('page')).toBeNull()
  await expect.element(search()).toHaveValue('')
  await press('Quitar el filtro Lista pegada: 82 · 3 no encontrados')
  await isGone(/no se encontraron/)
  await expect.poll(() => lastAsked().set).toBeUndefined()
  expect(lastAsked()).toMatchObject({ service: 'PPE' })
  await hasFocus(button(/Quitar el filtro Servicio/))
})

test('of many codes that are not there a few are named, and all of them are copied', async () => {
  answers(getSet, aSet(MISSING))
  await show({ at: `/pedidos?set=${SET}` })
  await sees(/9 no se encontraron: .*TBA000000000004 y 4 más/)
  const copied: string[] = []
  navigator.clipboard.writeText = async (text: string) => void copied.push(text)
  await press('Copiar')
  await sees('Copiado')
  expect(copied).toEqual([MISSING.join('\n')])
})

test('what was all found says only how many; a search beside it narrows it further', async () => {
  answers(getSet, aSet([]))
  await show({ at: `/pedidos?set=${SET}` })
  await sees('Lista pegada: 82')
  await isGone(/no se encontraron/)
  await search().fill('mochila')
  await expect.poll(lastAsked).toMatchObject({ set: SET, q: 'mochila' })
})

test('codes that are typed are taken with Enter', async () => {
  answers(addSet, aSet([]))
  answers(getSet, aSet([]))
  await show()
  await search().fill('ORD-000001 ORD-000002')
  await userEvent.keyboard('{Enter}')
  await sees('Lista pegada: 82')
  await expect.element(search()).toHaveValue('')
})

test('one code, and words, are searched for', async () => {
  await show()
  for (const text of ['ORD-000001', 'Santiago Mora', '1Z 999 AA1 01 2345 6784']) paste(text)
  expect(received(addSet)).toEqual([])
})

test('while the codes are looked up the list stays; none of them there is said, and the list is as it was', async () => {
  refuses(addSet, 'setEmpty', { count: 2 })
  const letGo = holds(addSet)
  await show()
  paste('ORD-999998\nORD-999999')
  await sees(page.getByLabelText('Cargando…'))
  await sees(button('OR-000010'))
  letGo()
  await sees('No se encontró ninguno de estos códigos.')
  await isGone(page.getByLabelText('Cargando…'))
  expect(location.search).toBe('')
})

test('more than 5.000 are said before anything is sent', async () => {
  await show()
  paste(Array.from({ length: 5_001 }, (_, index) => `ORD-${String(index).padStart(6, '0')}`).join('\n'))
  await sees('Son 5.001 códigos: una lista pegada toma hasta 5.000.')
  expect(received(addSet)).toEqual([])
})

test('a list that is gone says so, in place of an empty list', async () => {
  refuses(getSet, 'setNotFound')
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  refuses(listAllOrders, 'setNotFound')
  await renderScreen(<Orders />, { role: 'administrator', at: `/pedidos?set=${SET}` })
  await sees('Esta lista pegada ya no está: se guarda 30 días. Pega los códigos otra vez.')
  await says(page.getByRole('alert'), 'Lista pegada que ya no está')
  answers(listAllOrders, aPage([anOrder()]))
  await isGone('Intentar de nuevo')
  await press('Quitar la lista pegada')
  await sees(button('OR-000010'))
})

test('where none of them is in this tab, that is said, and the list is taken away there', async () => {
  answers(getSet, aSet([]))
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  answers(listAllOrders, aPage([]))
  await renderScreen(<Orders />, { role: 'administrator', at: `/pedidos?set=${SET}` })
  await sees('Ninguno de la lista pegada está aquí: puede que esté en otra pestaña.')
  await press('Quitar la lista pegada')
  await expect.poll(() => location.search).toBe('')
})

test('on a phone, in English and in the dark it fits', async () => {
  answers(getSet, aSet(MISSING))
  await show({ at: `/pedidos?set=${SET}`, language: 'en', theme: 'dark', width: 360 })
  await sees('Pasted list: 82 · 9 not found')
  await sees(/9 not found: /)
  expect(whatSticksOut()).toEqual([])
})
