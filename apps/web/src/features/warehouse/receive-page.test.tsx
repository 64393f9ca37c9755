import { getStationCards } from '@app/contract/labels.contract'
import { type Location, listLocations } from '@app/contract/locations/locations.contract'
import { listManifests } from '@app/contract/manifests.contract'
import { listUnmatchedOrders } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../testing/given-list.ts'
import { someParameters } from '../../testing/given-parameters.ts'
import { aShelf } from '../../testing/given-shelves.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, hasFocus, key, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { ReceivePage } from './receive-page.tsx'

const tabs = () => page.getByRole('navigation', { name: 'Bodega' }).getByRole('link').elements()

async function show(duties: Duty[], at = '/operations/bodega', shelves: Location[] = [], stage: Stage = {}) {
  answers(listLocations, shelves)
  answers(listUnmatchedOrders, aPage([]))
  answers(listRetailParameters, someParameters())
  await renderScreen(<ReceivePage />, { role: 'administrator', me: { duties }, at, ...stage })
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

const assembling = () => page.getByRole('textbox', { name: 'Paquete' })

test('a job begins with its printed card, in whichever field it is scanned, and is no package', async () => {
  answers(listManifests, aPage([]))
  await show(['warehouseMIA'], '/operations/bodega?view=assemble')
  await hasFocus(assembling())
  await assembling().fill('jobload')
  await key('{Enter}')
  await sees('No hay manifiestos abiertos')
  expect(location.search).toBe('?view=load')
  await key('JOBASSEMBLE{Enter}')
  await hasFocus(assembling())
  await assembling().fill('JOBLOAD')
  await press('Buscar')
  await sees('No hay manifiestos abiertos')
})

test('the card of a job that is not theirs says so, and nothing else happens', async () => {
  await show(['warehouseMIA'], '/operations/bodega?view=assemble')
  await hasFocus(assembling())
  await assembling().fill('JOBDELIVER')
  await key('{Enter}')
  await sees('Tu trabajo no incluye «Entregar».')
  await sees(assembling())
})

test('a job begins with its key too, where it is theirs', async () => {
  answers(listManifests, aPage([]))
  await show(['warehouseMIA'], '/operations/bodega?view=assemble')
  await hasFocus(assembling())
  await key('{F9}')
  await sees(assembling())
  await key('{F4}')
  await sees('No hay manifiestos abiertos')
})

test('the cards are printed', async () => {
  answers(getStationCards, { name: 'tarjetas.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) })
  await show(['counter'])
  await press('Tarjetas')
  await expect.poll(() => received(getStationCards)).toHaveLength(1)
})

test('how labels come is chosen for the device, which remembers', async () => {
  await show(['counter'])
  await press('Etiquetas en PDF')
  await sees(button('Etiquetas en ZPL'))
  await show(['counter'])
  await sees(button('Etiquetas en ZPL'))
  expect(localStorage.getItem('LabelFormat')).toBe('zpl')
  await press('Etiquetas en ZPL')
  expect(localStorage.getItem('LabelFormat')).toBeNull()
})

test('its buttons fit the narrowest phone, in English and dark', async () => {
  await show(['counter'], '/operations/bodega', [], { width: 360, language: 'en', theme: 'dark' })
  await sees(button('Cards'))
  expect(whatSticksOut()).toEqual([])
})
