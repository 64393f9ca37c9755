// What the office does with many at once, from its desktop on: as many clicks for a thousand as for one.
import { expect, test } from '@playwright/test'
import {
  announced,
  ask,
  bundled,
  clients,
  type House,
  houseOf,
  inMiami,
  newSeries,
  newWaybill,
  person,
  runFor,
  toBill,
} from './house.ts'
import { doJob, openDesk } from './job.ts'
import { SIZE } from './size.ts'

const OWNER = 'admin@demo.ec'
const dialog = 'dialog'

test('declared values are approved', async ({ browser, request }) => {
  const house = await houseOf(request)
  await runFor(house, 'approveOrders', { filter: { status: 'inReview' } })
  const orders = await announced(house, (await person(house)).id, SIZE.values)
  const desk = await openDesk(browser, OWNER)
  const { page } = desk
  await doJob(desk, 'approve declared values', { clicks: 3, keys: 0 }, async () => {
    await page.getByRole('link', { name: /Por revisar/ }).click()
    await page.getByRole('button', { name: /^Aprobar valor \(/ }).click()
    await page
      .getByRole(dialog)
      .getByRole('button', { name: `Aprobar ${orders.length}` })
      .click()
    await expect(page.getByRole(dialog).getByText('Terminó')).toBeVisible()
  })
  for (const { id } of orders) expect((await ask(house, 'GET', `/order/${id}`)).status).toBe('reviewed')
})

test('a manifest is filled, numbered and shipped', async ({ browser, request }) => {
  const house = await houseOf(request)
  await putElsewhere(house)
  const people = await clients(house, Math.ceil(SIZE.bundles / 20))
  const parcels = []
  for (const { id } of people) parcels.push(...(await announced(house, id, Math.min(20, SIZE.bundles - parcels.length))))
  await inMiami(house, parcels)
  await bundled(house, parcels)
  const waybill = newWaybill()
  const desk = await openDesk(browser, OWNER)
  const { page } = desk
  await page.goto('/operations/manifiestocarga')
  await expect(page.getByRole('button', { name: 'Nuevo manifiesto' })).toBeVisible()
  await doJob(desk, 'manifest: fill, guides, ship', { clicks: 10, keys: 45 }, async () => {
    await page.getByRole('button', { name: 'Nuevo manifiesto' }).click()
    await page.getByRole('checkbox', { name: 'Seleccionar todo' }).click()
    await page.getByRole('button', { name: /^Seleccionar los .* que coinciden/ }).click()
    await page.getByRole('button', { name: `Agregar ${SIZE.bundles} bultos al manifiesto` }).click()
    await page.getByRole('button', { name: 'Numerar' }).click()
    await expect(page.getByRole(dialog).getByRole('textbox', { name: 'Primera guía hija' })).toBeFocused()
    await page.keyboard.type(newSeries())
    await page.keyboard.press('Enter')
    await expect(page.getByRole(dialog)).toBeHidden()
    await page.getByLabel('Número de guía').click()
    await page.keyboard.type(waybill)
    await page.getByLabel('Fecha de salida').click()
    await page.keyboard.type(today())
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Despachar' }).click()
    await page.keyboard.type(`${waybill.slice(0, 3)}-${waybill.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/despachado/).first()).toBeVisible()
  })
})

/** From then on what is free is what goes on the flight. */
async function putElsewhere(house: House): Promise<void> {
  for (let free = await freeBundles(house); free.length > 0; free = await freeBundles(house)) {
    const { id } = await ask(house, 'POST', '/manifest', { airline: 'Avianca Cargo' })
    await ask(house, 'POST', `/manifest/${id}/bundle`, { bundleIds: free })
  }
}

const freeBundles = async (house: House): Promise<string[]> => (await ask(house, 'GET', '/bundle/free/selection')).ids

/** As people type it: day, month, year, two figures each. */
const today = () => new Date().toISOString().slice(2, 10).split('-').reverse().join('')

test('all who wait for their bill are billed', async ({ browser, request }) => {
  const house = await houseOf(request)
  await runFor(house, 'billClients', { filter: {} })
  await toBill(house, await clients(house, SIZE.billed))
  const desk = await openDesk(browser, OWNER)
  const { page } = desk
  await doJob(desk, 'bill clients', { clicks: 3, keys: 0 }, async () => {
    await page
      .getByRole('link', { name: /Por facturar/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Facturar \(/ }).click()
    await page
      .getByRole(dialog)
      .getByRole('button', { name: `Facturar a ${SIZE.billed}` })
      .click()
    await expect(page.getByRole(dialog).getByText('Terminó')).toBeVisible()
  })
})
