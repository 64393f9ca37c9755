// What the receiving journeys stand on: packages made through the API, and a scanner that is nothing but keys.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { field } from './people.ts'
import { headersOf } from './world.ts'

export type Office = { headers: Record<string, string>; request: APIRequestContext }
export type Announced = { id: string; code: string; tracking: string }

const PDF = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
const MOST_AT_ONCE = 20

export async function officeOf(request: APIRequestContext): Promise<Office> {
  return { request, headers: await headersOf(request, 'admin@demo.ec') }
}

/** Twelve figures that nobody else uses. */
export const newTracking = (): string => `TBA${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`

/** Packages of one client that are on their way to Miami. */
export async function announce({ request, headers }: Office, count: number, email = 'cliente2@demo.ec'): Promise<Announced[]> {
  const { data } = await (await request.get(`/api/user?q=${email}`, { headers })).json()
  const made: Announced[] = []
  while (made.length < count) {
    const some = Math.min(MOST_AT_ONCE, count - made.length)
    const item = { description: 'Audífonos', quantity: 1, unitPriceInCents: 2_500 }
    const packages = Array.from({ length: some }, () => ({ tracking: newTracking(), items: [item] }))
    const invoices = Object.fromEntries(packages.map((_, position) => [`invoice-${position}`, PDF]))
    const body = JSON.stringify({ clientId: data[0].id, category: 'B', packages })
    const answer = await request.post('/api/order/create', { headers, multipart: { data: body, ...invoices } })
    if (!answer.ok()) throw new Error(await answer.text())
    made.push(...(await answer.json()).orders)
  }
  return made
}

export async function orderOf({ request, headers }: Office, id: string) {
  return (await request.get(`/api/order/${id}`, { headers })).json()
}

export const remove = ({ request, headers }: Office, orderIds: readonly string[]) =>
  request.delete('/api/order', { headers, data: { orderIds, reason: 'Ya no viene' } })

/** How many of these packages Miami has received; each of them once, by its own history. */
export async function receivedOf(office: Office, orders: readonly Announced[]): Promise<number> {
  let count = 0
  for (const { id, code } of orders) {
    const { intakeAt, timeline } = await orderOf(office, id)
    const intakes = timeline.filter(({ action }: { action: string }) => action === 'confirmWarehouse')
    expect(intakes, `intakes of ${code}`).toHaveLength(intakeAt ? 1 : 0)
    count += intakes.length
  }
  return count
}

/** A scanner: keys 4 ms apart, then Enter. They carry their times, so that a busy machine does not make it a person. */
export const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      const startsAt = performance.now()
      for (const [position, key] of keys.entries()) {
        const target = document.activeElement ?? document.body
        const happens = (type: string, at: number) => {
          const event = new KeyboardEvent(type, { key, code: `scanner ${key}`, bubbles: true, cancelable: true })
          Object.defineProperty(event, 'timeStamp', { value: startsAt + at })
          return target.dispatchEvent(event)
        }
        const isFree = happens('keydown', position * 4)
        // What has the focus now: a key may have moved it. Without a field a key prints nothing.
        const isInField = document.activeElement?.matches('input, textarea') ?? false
        if (isFree && isInField && key.length === 1) document.execCommand('insertText', false, key)
        happens('keyup', position * 4 + 2)
      }
    },
    [...text, 'Enter'],
  )

/** Everything that is asked of the server fails, the page itself does not. */
export const cutOff = (page: Page) => page.route('**/api/**', (route) => route.abort())
export const connectAgain = (page: Page) => page.unroute('**/api/**')

/** What was heard: the first frequency of every sound. */
export async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(window, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      heard.push(this.frequency.value)
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0))
}

export const STATION = '/operations/bodega'

export const signal = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`)
export const match = (page: Page) => page.getByRole('region', { name: 'Paquete encontrado' })
export const weight = (page: Page) => field(page, 'Peso en la balanza')

export async function openStation(page: Page): Promise<void> {
  await page.goto(STATION)
  await expect(page.getByText('Listo para escanear')).toBeVisible()
}

export async function receive(page: Page, { tracking, code }: Announced, kilograms: string): Promise<void> {
  await scan(page, tracking)
  await expect(match(page)).toContainText(code)
  await expect(weight(page)).toBeFocused()
  await page.keyboard.type(kilograms)
  await page.keyboard.press('Enter')
}

/** The station has its copy of what is expected. */
export const haveCopy = (page: Page): Promise<void> =>
  expect(page.getByText('Listo para seguir sin conexión')).toBeVisible({ timeout: 60_000 })
