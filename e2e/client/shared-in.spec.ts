// What another application shares with the installed one fills a new order, also after a sign-in (client, section 8).
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { field, openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

const MAIL = `Amazon.com
Order #114-2210987-5543299
Cafetera italiana de aluminio
Qty: 2
$27.45
Item Subtotal: $54.90
Shipping & Handling: $0.00
Estimated Tax: $3.84
Order Total: $58.74`
const READ = 'Cafetera italiana de aluminio · Amazon · $54,90 + impuesto $3,84 = $58,74'

/** As the system does it: a form that no page of the product sends. */
async function share(page: Page, what: { text?: string; picture?: string }): Promise<void> {
  const place = new URL('/compartido', page.url()).href
  await page.goto('about:blank')
  await page.evaluate(
    ({ place, text, picture }) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: place })
      if (text) form.append(Object.assign(document.createElement('textarea'), { name: 'text', value: text }))
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
        const files = new DataTransfer()
        files.items.add(new File([bytes], 'factura.png', { type: 'image/png' }))
        form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'file', files: files.files }))
      }
      document.body.append(form)
      form.submit()
    },
    { place, ...what },
  )
}

const sharedIn = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name === 'shared-in'))
const isActive = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active))

test(
  'a mail and a picture that are shared fill a new order; a sign-in comes between',
  LONG,
  async ({ browser, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
    const client = await newClient(request, 'Paola', newCedula())
    const page = await openBrowser(browser, 'phone', { isInstallable: true })
    await signIn(page, client.email, client.password)
    await expect.poll(() => isActive(page)).toBe(true)
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
    expect(await (await request.get(manifest ?? '')).json()).toMatchObject({
      share_target: { action: '/compartido', method: 'POST' },
    })

    await share(page, { text: MAIL })
    await expect(page.getByText(READ)).toBeVisible()
    await expect(page).toHaveURL(/\/\?new=1$/)
    expect(await sharedIn(page)).toEqual([])

    await share(page, { picture: readFileSync(new URL('../../apps/web/public/icons/icon-192.png', import.meta.url), 'base64') })
    await expect(page.getByText('La foto queda como factura; no la leemos. Escribe lo demás.')).toBeVisible()
    await expect(page.getByText('factura.png')).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('session'))
    await share(page, { text: MAIL })
    await expect(page).toHaveURL(/login/)
    await field(page, 'Correo electrónico').fill(client.email)
    await field(page, 'Contraseña').fill(client.password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText(READ)).toBeVisible()
    await request.dispose()
  },
)
