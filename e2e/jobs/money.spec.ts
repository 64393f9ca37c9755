// Money that came: transfers find their bills, and an associate is paid what clients paid for.
import { expect, test } from '@playwright/test'
import { assignTo } from '../world/wishes.ts'
import { ask, clients, each, type House, houseOf, type Person, person, runFor, toBill } from './house.ts'
import { doJob, openDesk } from './job.ts'
import { SIZE } from './size.ts'

const OWNER = 'admin@demo.ec'
/** Of a hundred transfers: so many pay another sum, so many name nobody but by their name. */
const OF_ANOTHER_SUM = 5
const BY_NAME_ALONE = 5
/** The file is chosen in the system's own dialog, which a page does not see. */
const CLICKS_OUTSIDE = 1

type Bill = { code: string; dueInCents: number }
type Line = { words: string; amountInCents: number }

async function billsOf(house: House, { id }: Person): Promise<Bill[]> {
  const { data } = await ask(house, 'GET', `/sale-order?clientId=${id}&status=pendingPayment`)
  return data
}

/** Most name their bill and pay it; a few pay two bills at once. */
async function transfersOf(house: House): Promise<{ lines: Line[]; unclear: number }> {
  const people = await clients(house, SIZE.transfers)
  const withTwo = people.slice(0, Math.ceil(people.length * 0.03))
  for (const some of [people, withTwo]) {
    await toBill(house, some)
    await runFor(house, 'billClients', { ids: some.map(({ id }) => id) })
  }
  const count = (share: number) => Math.ceil((people.length * share) / 100)
  const wrong = count(OF_ANOTHER_SUM)
  const unclear = wrong + count(BY_NAME_ALONE)
  const clearOnes = people.length - unclear
  const lines = await each(
    people.map((who, place) => ({ who, place })),
    async ({ who, place }) => {
      const bills = await billsOf(house, who)
      const amountInCents = bills.reduce((total, { dueInCents }) => total + dueInCents, 0)
      const words = `TRANSF ${bills.map(({ code }) => code).join(' ')}`
      if (place < clearOnes) return { words, amountInCents }
      if (place < clearOnes + wrong) return { words, amountInCents: amountInCents + 100 }
      return { words: `TRANSF ${who.name}`, amountInCents }
    },
  )
  return { lines, unclear }
}

/** What waited before is looked at another day. */
async function putAside(house: House): Promise<void> {
  const { data } = await ask(house, 'GET', '/statement/unidentified?limit=1000')
  for (const { id, kind } of data) {
    if (kind === 'line') await ask(house, 'PUT', `/statement/line/${id}/aside`, { reason: 'De otro día.' })
    else await ask(house, 'PUT', `/payment-proof/${id}`, { status: 'refused', reason: 'De otro día.' })
  }
}

function csvOf(lines: readonly Line[]): Buffer {
  const run = Date.now()
  const day = new Date().toISOString().slice(0, 10).split('-').reverse().join('/')
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const rows = lines.map(({ words, amountInCents }, place) => [day, `N${run}${place}`, words, amount(amountInCents)].join(';'))
  return Buffer.from(['Fecha;Documento;Concepto;Monto', ...rows].join('\r\n'))
}

test('transfers are booked: those that are clear at once, each other by one decision', async ({ browser, request }) => {
  const house = await houseOf(request)
  const { lines, unclear } = await transfersOf(house)
  await putAside(house)
  const clearOnes = lines.length - unclear
  const desk = await openDesk(browser, OWNER)
  const { page } = desk
  await page.goto('/finances/pagos')
  await expect(page.getByRole('button', { name: 'Importar extracto' })).toBeVisible()
  await doJob(desk, 'book transfers', { clicks: 5 - CLICKS_OUTSIDE, keys: 2 * unclear }, async () => {
    await page.getByRole('button', { name: 'Importar extracto' }).click()
    const importing = page.getByRole('dialog', { name: 'Importar extracto' })
    const choosing = page.waitForEvent('filechooser')
    await importing.getByLabel('Archivo del banco').click()
    await (await choosing).setFiles({ name: 'extracto.csv', mimeType: 'text/csv', buffer: csvOf(lines) })
    await importing.getByRole('button', { name: `Importar ${lines.length} líneas` }).click()
    await page.getByRole('button', { name: `Registrar las ${clearOnes} listas` }).click()
    await expect(page.getByText(`Registrados: ${clearOnes} · Por identificar: ${unclear}`)).toBeVisible({ timeout: 300_000 })
    const waiting = page.getByRole('list', { name: 'Por identificar' }).locator('[data-line]')
    for (let left = unclear; left > 0; left -= 1) {
      await expect(waiting).toHaveCount(left)
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('Nada por identificar')).toBeVisible()
  })
})

test('an associate is settled, and the paper is mailed', async ({ browser, request }) => {
  const house = await houseOf(request)
  const associate = await person(house, 'associate')
  const people = await clients(house, SIZE.earnings)
  for (const client of people) await assignTo(request, associate.email, client)
  const orders = await toBill(house, people)
  await runFor(house, 'billClients', { ids: people.map(({ id }) => id) })
  await ask(house, 'PUT', '/order/admin/paid/client/', {
    orderIds: orders.map(({ id }) => id),
    method: 'transfer',
    reference: 'PICH-8812',
  })
  const desk = await openDesk(browser, OWNER)
  const { page } = desk
  await page.goto('/finances/facturas-venta?view=associates')
  await expect(page.getByRole('button', { name: new RegExp(`^${associate.name}`) })).toBeVisible()
  await doJob(desk, 'settle an associate', { clicks: 3, keys: 0 }, async () => {
    await page.getByRole('button', { name: new RegExp(`^${associate.name}`) }).click()
    await page.getByRole('button', { name: new RegExp(`^Liquidar todo a ${associate.name}`) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Liquidar \$/ })
      .click()
    await expect(page.getByText('Ganancias liquidadas con éxito.')).toBeVisible()
  })
  const mails = async () =>
    (await ask(house, 'GET', `/mail?q=${associate.email}`)).data.map(({ subject }: { subject: string }) => subject)
  await expect.poll(mails).toContainEqual(expect.stringContaining('LIQ-'))
})
