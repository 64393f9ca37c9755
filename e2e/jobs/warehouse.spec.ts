// What Miami and Quito do with a scanner and a scale: no mouse.
import { expect, test } from '@playwright/test'
import { newSharer, readBundle } from '../world/bundles-world.ts'
import { match, officeOf, receivedOf, STATION, scan, signal, weight } from '../world/receiving-world.ts'
import { announced, bundled, houseOf, inMiami, inQuito, person } from './house.ts'
import { doJob, openDesk } from './job.ts'
import { SIZE } from './size.ts'

const KILOGRAMS = '0,3'
/** The figures of a weight, and Enter. */
const KEYS_OF_WEIGHT = KILOGRAMS.length + 1

test('packages are received, label in hand: scan, weight, Enter', async ({ browser, request }) => {
  const house = await houseOf(request)
  const parcels = await announced(house, (await person(house)).id, SIZE.received)
  const desk = await openDesk(browser, 'bodega@demo.ec')
  const { page } = desk
  await page.goto(STATION)
  await expect(page.getByText('Listo para escanear')).toBeVisible()
  const count = parcels.length
  await doJob(desk, 'receive, label in hand', { clicks: 0, keys: count * KEYS_OF_WEIGHT, scans: count }, async () => {
    for (const { code, tracking } of parcels) {
      await scan(page, tracking)
      await expect(match(page)).toContainText(code)
      await expect(weight(page)).toBeFocused()
      await page.keyboard.type(KILOGRAMS)
      await page.keyboard.press('Enter')
      await expect(signal(page, 'received')).toContainText(code)
    }
  })
  expect(await receivedOf(await officeOf(request), parcels)).toBe(count)
})

test('ten packages become a bundle by eleven scans', async ({ browser, request }) => {
  const ten = Array.from({ length: SIZE.bundled }, () => ({ weightInGrams: 300, dollars: 5 }))
  const { packages: parcels } = await newSharer(request, ten)
  const desk = await openDesk(browser, 'bodega@demo.ec')
  const { page } = desk
  await page.goto(`${STATION}?view=assemble`)
  await expect(page.getByText('Listo para escanear')).toBeVisible()
  let made = { id: '', code: '' }
  await doJob(desk, 'bundle of 10 by hand', { clicks: 0, keys: 0, scans: SIZE.bundled + 1 }, async () => {
    for (const { code } of parcels) {
      await scan(page, code)
      await expect(signal(page, 'done')).toContainText(`${code} va en el bulto`)
    }
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/bundle'),
    )
    await scan(page, 'LISTO')
    made = await (await answered).json()
    await expect(signal(page, 'done')).toContainText(`${made.code} armado`)
  })
  expect((await readBundle(request, made.id)).orders).toHaveLength(SIZE.bundled)
})

test('what came to Quito is weighed: scan, weight, Enter each', async ({ browser, request }) => {
  const house = await houseOf(request)
  const parcels = await announced(house, (await person(house)).id, SIZE.weighed)
  await inMiami(house, parcels)
  const bundles = await bundled(house, parcels)
  await inQuito(house, bundles)
  const desk = await openDesk(browser, 'bodega@demo.ec')
  const { page } = desk
  await page.goto(`${STATION}?view=arrivals`)
  await expect(page.getByText('Listo para escanear')).toBeVisible()
  const count = parcels.length
  await doJob(desk, 'weigh in Quito', { clicks: 0, keys: count * KEYS_OF_WEIGHT, scans: count }, async () => {
    for (const { code } of parcels) {
      await scan(page, code)
      await expect(page.getByRole('textbox', { name: new RegExp(code) })).toBeFocused()
      await page.keyboard.type(KILOGRAMS)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Listo para escanear')).toBeVisible()
    }
  })
  for (const { id } of bundles) expect((await readBundle(request, id)).status).toBe('inWarehouseUIO')
})
