import { expect, type Page, test } from '@playwright/test'
import { openBrowser, signIn, signInByForm } from '../world/people.ts'
import {
  announce,
  connectAgain,
  cutOff,
  haveCopy,
  officeOf,
  receive,
  receivedOf,
  remove,
  STATION,
  scan,
  signal,
} from '../world/receiving-world.ts'
import { FULL } from '../world/tiers.ts'

/** Keys lie in the browser only while a station is cut off. */
const hasKeys = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'cutOff'))

test(
  'what is scanned offline waits for its person, through reloads and log-outs, and is sent once',
  FULL,
  async ({ browser, request }) => {
    const office = await officeOf(request)
    const [one, other] = await announce(office, 2)
    if (!one || !other) throw new Error('nothing was announced')
    const page = await openBrowser(browser, 'desktop')
    await signInByForm(page, 'bodega@demo.ec')
    await page.goto(STATION)
    await haveCopy(page)
    expect(await hasKeys(page)).toBe(false)
    await cutOff(page)

    await receive(page, one, '1,5')
    await expect(signal(page, 'saved')).toBeVisible()
    await expect.poll(() => hasKeys(page)).toBe(true)
    await page.reload()
    await expect(page.getByText('1 por enviar')).toBeVisible({ timeout: 60_000 })
    await scan(page, one.tracking)
    await expect(signal(page, 'kept')).toBeVisible()
    await receive(page, other, '0,7')
    await expect(page.getByText('2 por enviar')).toBeVisible()

    await test.step('another person sees only that something waits for somebody', async () => {
      await page.getByRole('button', { name: /^Cuenta/ }).click()
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect.poll(() => hasKeys(page)).toBe(false)
      await connectAgain(page)
      await signInByForm(page, 'admin@demo.ec')
      await page.goto(STATION)
      await expect(page.getByText('2 escaneos de otra persona esperan en este equipo')).toBeVisible()
      await expect(page.getByText(one.code)).toHaveCount(0)
      await page.getByRole('button', { name: /^Cuenta/ }).click()
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    })
    await test.step('their person comes back, in two tabs at once', async () => {
      const sent: string[] = []
      page.context().on('request', (call) => {
        if (call.url().includes('/confirm/warehouse')) sent.push(call.headers()['idempotency-key'] ?? '')
      })
      await signInByForm(page, 'bodega@demo.ec')
      const second = await page.context().newPage()
      await Promise.all([page.goto(STATION), second.goto(STATION)])
      await expect.poll(() => receivedOf(office, [one, other])).toBe(2)
      await expect(page.getByText('Conectado')).toBeVisible()
      expect(sent.length).toBe(2)
      expect(new Set(sent).size).toBe(2)
    })
  },
)

test(
  '500 scans offline with three reloads and 30 conflicts: 500 effects, 30 shown, none lost',
  FULL,
  async ({ browser, request }) => {
    test.setTimeout(1_500_000)
    const office = await officeOf(request)
    const orders = await announce(office, 500)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, 'bodega@demo.ec')
    await page.goto(STATION)
    await haveCopy(page)
    await cutOff(page)
    for (const [position, order] of orders.entries()) {
      if ([125, 250, 375].includes(position)) {
        await page.reload()
        await expect(page.getByText(`${position} por enviar`)).toBeVisible()
      }
      await receive(page, order, '0,6')
      await expect(signal(page, 'saved')).toContainText(order.code)
    }
    await expect(page.getByText('500 por enviar')).toBeVisible()
    // Meanwhile the office takes 30 of them back.
    const goneAway = orders.filter((_, position) => position % 17 === 0).slice(0, 30)
    expect(
      (
        await remove(
          office,
          goneAway.map(({ id }) => id),
        )
      ).ok(),
    ).toBe(true)

    await connectAgain(page)
    const conflicts = page.getByRole('button', { name: '30 no se pudieron enviar: decidir' })
    await expect(conflicts).toBeVisible({ timeout: 400_000 })
    await expect(page.getByText('Conectado')).toBeVisible({ timeout: 400_000 })
    expect(await receivedOf(office, orders)).toBe(470)

    await conflicts.click()
    const dialog = page.getByRole('dialog')
    for (const { code } of goneAway) {
      await expect(dialog).toContainText(code)
      await dialog.getByRole('button', { name: 'Registrar sin dueño' }).click()
      await expect(dialog.getByText(code)).toHaveCount(0)
    }
    await expect(dialog).toBeHidden()
    for (const { tracking } of goneAway) {
      const found = await request.get(`/api/order/admin/dont-match?q=${tracking}`, { headers: office.headers })
      expect((await found.json()).data).toHaveLength(1)
    }
  },
)
