// The shelves of the house, where an owner or a warehouse administers them.
import { getLocationLabels } from '@app/contract/labels.contract'
import { createLocations, type Location, listLocations, updateLocation } from '@app/contract/locations/locations.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShelf } from '../../testing/given-shelves.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, dialog, isGone, isRefused, link, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { LocationsCatalogue } from './locations-catalogue.tsx'

const SHELVES = [
  aShelf(9, { warehouse: 'MIA', code: 'M-09' }),
  aShelf(1, { zone: 'Pasillo 1', orderCount: 12 }),
  aShelf(2, { isActive: false }),
]
const codes = () =>
  page
    .getByRole('list', { name: 'Estantes' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.firstElementChild?.textContent)

async function show(shelves: Location[] = SHELVES, duties: Duty[] = ['warehouseUIO'], stage: Stage = {}): Promise<void> {
  answers(listLocations, shelves)
  answers(createLocations, { ok: true })
  answers(updateLocation, { ok: true })
  await renderScreen(<LocationsCatalogue />, { role: 'administrator', me: { duties }, ...stage })
}

test('the shelves of one’s own warehouse are listed with what lies there, which opens', async () => {
  await show()
  await expect.poll(codes).toEqual(['A-01', 'A-02'])
  await sees('Retirado')
  await expect.element(link('12 paquetes')).toHaveAttribute('href', expect.stringContaining('q=A-01'))
})

test('an owner goes from one warehouse to the other, and finds by code or zone', async () => {
  await show(SHELVES, ['owner'])
  await expect.poll(codes).toEqual(['M-09'])
  await page.getByText('Quito', { exact: true }).click()
  await expect.poll(codes).toEqual(['A-01', 'A-02'])
  await page.getByRole('searchbox', { name: 'Buscar código o zona' }).fill('pasillo')
  await expect.poll(codes).toEqual(['A-01'])
  await page.getByRole('searchbox', { name: 'Buscar código o zona' }).fill('zz')
  await sees('Ningún estante con «zz».')
})

test('a house without shelves reads what they are for, and a series is added from there', async () => {
  await show([])
  await sees('Todavía no hay estantes')
  await press('Agregar estantes')
  await write('Código', 'B-01')
  await write('Hasta (opcional)', 'B-03')
  await write('Zona (opcional)', 'Pasillo 2')
  await sees('Se crean 3 estantes.')
  await press('Agregar')
  await isGone(dialog())
  const body = { warehouse: 'UIO', codes: ['B-01', 'B-02', 'B-03'], zone: 'Pasillo 2' }
  expect(received(createLocations).map((one) => one.body)).toEqual([body])
})

test('what is no code and no series stands at its field; one alone needs no end', async () => {
  await show()
  await press('Agregar estantes')
  await write('Código', '12')
  await press('Agregar')
  await isRefused(box('Código'), 'Usa de 2 a 12 letras y números, con alguna letra: A-01.')
  await write('Código', 'B-01')
  await write('Hasta (opcional)', 'C-04')
  await press('Agregar')
  await isRefused(box('Hasta (opcional)'), 'No es una serie con el primero, o pasa de 500: de A-01 hasta A-40.')
  await write('Hasta (opcional)', '')
  await press('Agregar')
  await expect.poll(() => received(createLocations).map(({ body }) => body?.codes)).toEqual([['B-01']])
})

test('a code that is taken is said in the dialog', async () => {
  await show()
  refuses(createLocations, 'locationCodeTaken', { codes: ['A-01'] })
  await press('Agregar estantes')
  await write('Código', 'A-01')
  await press('Agregar')
  await sees('Ya hay un estante con ese código. Se trata de A-01.')
})

test('zone and walking order change; a shelf is retired and used again', async () => {
  await show()
  await press('Cambiar A-01')
  await write('Zona (opcional)', 'Altillo')
  await write('Orden de recorrido', '30')
  await press('Guardar')
  await isGone(dialog())
  await press('Retirar A-01')
  await press('Volver a usar A-02')
  await expect
    .poll(() => received(updateLocation).map(({ body }) => body))
    .toEqual([
      { zone: 'Altillo', walkingOrder: 30, isActive: true },
      { zone: 'Pasillo 1', walkingOrder: 1, isActive: false },
      { zone: '', walkingOrder: 2, isActive: true },
    ])
})

test('labels are printed of one shelf, of those that were sought, or of all in use', async () => {
  await show([...SHELVES, aShelf(3, { zone: 'Pasillo 1' })])
  answers(getLocationLabels, { name: 'estantes.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) })
  await press('Etiqueta de A-02')
  await press('2 etiquetas')
  await page.getByRole('searchbox', { name: 'Buscar código o zona' }).fill('a-0')
  await press('3 etiquetas')
  const [A1, A2, A3] = [1, 2, 3].map((number) => aShelf(number).id)
  await expect
    .poll(() => received(getLocationLabels).map(({ query }) => query))
    .toEqual([{ warehouse: 'UIO', id: A2 }, { warehouse: 'UIO' }, { warehouse: 'UIO', id: [A1, A2, A3] }])
})

test('it fits the narrowest phone, in English and dark', async () => {
  const long = aShelf(5, { code: 'ALTILLO-B-000012', zone: 'Pasillo '.repeat(5).trim(), orderCount: 1_234 })
  await show([long], ['warehouseUIO'], { width: 360, language: 'en', theme: 'dark' })
  await sees('1,234 packages')
  expect(whatSticksOut()).toEqual([])
})
