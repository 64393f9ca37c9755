import { type Location, listLocations } from '@app/contract/locations/locations.contract'
import { listUnmatchedOrders } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../testing/given-list.ts'
import { someParameters } from '../../testing/given-parameters.ts'
import { aShelf } from '../../testing/given-shelves.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { answers } from '../../testing/server.ts'
import { ReceivePage } from './receive-page.tsx'

const tabs = () => page.getByRole('navigation', { name: 'Bodega' }).getByRole('link').elements()

async function show(duties: Duty[], at = '/operations/bodega', shelves: Location[] = []) {
  answers(listLocations, shelves)
  answers(listUnmatchedOrders, aPage([]))
  answers(listRetailParameters, someParameters())
  await renderScreen(<ReceivePage />, { role: 'administrator', me: { duties }, at })
}

test('an owner finds every station', async () => {
  await show(['owner'], '/operations/bodega?view=deliver')
  await expect.poll(() => tabs().length).toBe(6)
})

test('a house with shelves finds where packages are put on them, and the shelves', async () => {
  await show(['warehouseUIO'], '/operations/bodega?view=shelve', [aShelf(1)])
  await expect.poll(() => tabs().map((tab) => tab.textContent)).toEqual(['Quito', 'Ubicar', 'Clasificar', 'Estantes'])
  await sees(page.getByRole('textbox', { name: 'Estante' }))
})

test('the warehouse in Miami receives, packs and loads', async () => {
  await show(['warehouseMIA'], '/operations/bodega?view=assemble')
  await expect
    .poll(() =>
      tabs()
        .map((tab) => tab.textContent)
        .slice(0, 3),
    )
    .toEqual(['Miami', 'Armar', 'Cargar'])
})

test('a counter finds the one where packages are handed over, without asking for it', async () => {
  await show(['counter'])
  await expect.poll(() => tabs().length).toBe(1)
  await sees(page.getByRole('textbox', { name: 'Código de retiro, VTA- o cédula' }))
})

test('an address of another station leads to the own one', async () => {
  await show(['counter'], '/operations/bodega?view=receive')
  await sees(page.getByRole('textbox', { name: 'Código de retiro, VTA- o cédula' }))
})
