import { expect, test } from '@playwright/test'
import { field, openBrowser, openMenu, signIn } from '../world/people.ts'
import {
  announce,
  listen,
  match,
  newTracking,
  officeOf,
  openStation,
  orderOf,
  receive,
  receivedOf,
  scan,
  signal,
  weight,
} from '../world/receiving-world.ts'
import { FULL } from '../world/tiers.ts'

const SOUNDS = { ok: 880, duplicate: 660, unknown: 330, wrongPlace: 196, blocked: 110 } as const

test('a package is scanned, weighed and received without a mouse, and a mistaken scan is undone', async ({
  browser,
  request,
}) => {
  const office = await officeOf(request)
  const [order] = await announce(office, 1)
  if (!order) throw new Error('nothing was announced')
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'bodega@demo.ec')
  await openMenu(page, 'Bodega')

  await receive(page, order, '1,2')
  await expect(page.getByText('Paquetes confirmados con éxito.').first()).toBeVisible()
  await expect(signal(page, 'received')).toContainText(order.code)

  await scan(page, order.tracking)
  await expect(signal(page, 'duplicate')).toBeVisible()

  await page.getByRole('button', { name: `Deshacer ${order.code}` }).press('Enter')
  await expect(page.getByText('Recepción deshecha: el pedido volvió a donde estaba.')).toBeVisible()
  await expect.poll(async () => (await orderOf(office, order.id)).intakeAt).toBeNull()
})

test(
  'every kind of scan has its colour and its sound; while an error stands open scans are swallowed',
  FULL,
  async ({ browser, request }) => {
    const office = await officeOf(request)
    const [order] = await announce(office, 1)
    const shipped = await request.get('/api/order/admin?status=sended&status=arrived&limit=1', { headers: office.headers })
    const [away] = (await shipped.json()).data
    if (!order) throw new Error('nothing was announced')
    const page = await openBrowser(browser, 'desktop')
    const heard = await listen(page)
    await signIn(page, 'bodega@demo.ec')
    await openStation(page)

    await scan(page, order.tracking)
    await expect(signal(page, 'expected')).toBeVisible()
    expect((await heard())[0]).toBe(SOUNDS.ok)

    await test.step('what was typed is not thrown away by the next scan', async () => {
      await page.keyboard.type('1,25', { delay: 90 })
      await scan(page, newTracking())
      await expect(signal(page, 'swallowed')).toBeVisible()
      expect((await heard())[0]).toBe(SOUNDS.blocked)
      await expect(weight(page)).toHaveValue('1,25')
      await page.keyboard.press('Escape')
    })
    await test.step('a package that has left is in the wrong place', async () => {
      await scan(page, away.code)
      await expect(signal(page, 'wrongPlace')).toBeVisible()
      expect((await heard())[0]).toBe(SOUNDS.wrongPlace)
      await scan(page, order.tracking)
      await expect(signal(page, 'swallowed')).toBeVisible()
      expect((await heard())[0]).toBe(SOUNDS.blocked)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Listo para escanear')).toBeVisible()
    })
    await test.step('nobody announced it', async () => {
      await scan(page, newTracking())
      await expect(signal(page, 'unknown')).toBeVisible()
      expect((await heard())[0]).toBe(SOUNDS.unknown)
    })
  },
)

test('a hundred packages are received with a scanner and a scale alone', FULL, async ({ browser, request }) => {
  test.setTimeout(600_000)
  const office = await officeOf(request)
  const orders = await announce(office, 100)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'bodega@demo.ec')
  await openStation(page)

  for (const order of orders) {
    // Anywhere but in the field: a scanner needs none.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await receive(page, order, '0,8')
    await expect(signal(page, 'received')).toContainText(order.code)
  }

  expect(await receivedOf(office, orders)).toBe(100)
})

test('scans among typing: all are read, nothing typed is lost, none is read twice', FULL, async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'bodega@demo.ec')
  await openStation(page)
  await scan(page, newTracking())
  await expect(signal(page, 'unknown')).toBeVisible()
  const label = field(page, 'Lo que dice la etiqueta')
  await label.focus()
  const typed: string[] = []
  for (const words of ['Sra. Rosa', ' Andrade', ' Quito 17', '05-22', ' piso 3']) {
    await page.keyboard.type(words, { delay: 70 })
    typed.push(words)
    const before = await page.locator('[data-kind="swallowed"]').count()
    await scan(page, newTracking())
    await expect(signal(page, 'swallowed')).toHaveCount(Math.max(1, before))
    await expect(label).toHaveValue(typed.join(''))
    await expect(label).toBeFocused()
  }
})

test(
  'a package that nobody announced is registered, recognised by its label, and matched later by hand',
  FULL,
  async ({ browser, request }) => {
    const office = await officeOf(request)
    const [order] = await announce(office, 1)
    if (!order) throw new Error('nothing was announced')
    const tracking = newTracking()
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, 'bodega@demo.ec')
    await openStation(page)
    await scan(page, tracking)
    await expect(signal(page, 'unknown')).toBeVisible()
    await page.keyboard.type('0,9', { delay: 60 })
    await field(page, 'Lo que dice la etiqueta').fill('Santiago Moreira')
    await expect(page.getByRole('group', { name: '¿Es de alguien de aquí?' })).toContainText('Santiago Moreira')
    await page.getByRole('button', { name: 'Registrar sin dueño' }).press('Enter')
    await expect(page.getByText('Orden creada con éxito').first()).toBeVisible()

    await page.getByRole('link', { name: /^Sin dueño/ }).click()
    await page
      .getByRole('row')
      .filter({ hasText: tracking })
      .getByRole('button', { name: /^Encontrar dueño/ })
      .click()
    const dialog = page.getByRole('dialog')
    await field(dialog, 'Buscar cliente o pedido').fill(order.code)
    await dialog.getByRole('button', { name: new RegExp(`Es este: ${order.code}`) }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await orderOf(office, order.id)).intakeAt).not.toBeNull()
  },
)

test('many pasted numbers are worked off one by one', FULL, async ({ browser, request }) => {
  const orders = await announce(await officeOf(request), 3)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, 'bodega@demo.ec')
  await openStation(page)
  await page.getByRole('button', { name: 'Lista', exact: true }).click()
  await field(page, 'Números').fill(orders.map(({ tracking }) => tracking).join('\n'))
  await page.getByRole('button', { name: 'Empezar con 3' }).click()
  for (const [position, { code }] of orders.entries()) {
    await expect(page.getByText(`${position + 1} de 3`)).toBeVisible()
    await expect(match(page)).toContainText(code)
    await expect(weight(page)).toBeFocused()
    await page.keyboard.type('1,1', { delay: 40 })
    await page.keyboard.press('Enter')
  }
  await expect(signal(page, 'received')).toBeVisible()
})
