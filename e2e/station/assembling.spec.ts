import { expect, test } from '@playwright/test'
import { newSharer, readBundle } from '../world/bundles-world.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { STATION, scan, signal } from '../world/receiving-world.ts'
import { LONG } from '../world/tiers.ts'

test(
  'ten packages become a bundle with eleven scans and no click, and what does not belong says so',
  LONG,
  async ({ browser, request }) => {
    const ten = await newSharer(
      request,
      Array.from({ length: 10 }, () => ({ weightInGrams: 300, dollars: 20 })),
    )
    const { packages } = await newSharer(request, [{ weightInGrams: 300, dollars: 20 }])
    const [foreign] = packages
    if (!foreign) throw new Error('a package was asked for')

    const page = await openBrowser(browser, 'desktop')
    await signIn(page, 'admin@demo.ec')
    await page.goto(`${STATION}?view=assemble`)
    await expect(page.getByText('Listo para escanear')).toBeVisible()
    for (const { code } of ten.packages) {
      await scan(page, code)
      await expect(signal(page, 'done')).toContainText(`${code} va en el bulto`)
    }
    await scan(page, foreign.code)
    await expect(signal(page, 'wrongPlace')).toContainText(`${foreign.code} no va en este bulto`)
    await page.keyboard.press('Enter')
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/bundle'),
    )
    await scan(page, 'LISTO')
    const bundle = await (await answered).json()
    await expect(signal(page, 'done')).toContainText(`${bundle.code} armado`)
    const inside: { code: string }[] = (await readBundle(request, bundle.id)).orders
    expect(inside.map(({ code }) => code).sort()).toEqual(ten.packages.map(({ code }) => code).sort())

    await page.getByRole('button', { name: `Deshacer ${bundle.code}` }).press('Enter')
    await expect.poll(async () => (await readBundle(request, bundle.id)).status).toBe('removed')
  },
)

test(
  'a bundle that was left unfinished is there again after a reload, for whoever scanned it',
  LONG,
  async ({ browser, request }) => {
    const { packages } = await newSharer(request, [
      { weightInGrams: 300, dollars: 20 },
      { weightInGrams: 400, dollars: 20 },
    ])
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, 'admin@demo.ec')
    await page.goto(`${STATION}?view=assemble`)
    await expect(page.getByText('Listo para escanear')).toBeVisible()
    for (const { code } of packages) {
      await scan(page, code)
      await expect(signal(page, 'done')).toContainText(`${code} va en el bulto`)
    }
    await page.reload()
    await expect(signal(page, 'saved')).toContainText('Sigues con el bulto que dejaste')
    await scan(page, 'LISTO')
    await expect(signal(page, 'done')).toContainText('armado')
    await page.reload()
    await expect(page.getByText('Listo para escanear')).toBeVisible()
  },
)

test('the printed card of a job leads to its station, and F keys do', LONG, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'admin@demo.ec')
  await page.goto(`${STATION}?view=assemble`)
  await expect(page.getByText('Listo para escanear')).toBeVisible()
  await scan(page, 'JOBARRIVALS')
  await expect(page).toHaveURL(/view=arrivals/)
  await page.keyboard.press('F3')
  await expect(page).toHaveURL(/view=assemble/)
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tarjetas' }).click()
  expect((await printed).suggestedFilename()).toBe('tarjetas-de-bodega.pdf')
})
