// A hundred codes from a sheet: pasted, exported, labelled and worked on, as one list.
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { houseOf } from '../world/client-packages.ts'
import { ADMIN, ALL_ORDERS, bar, boxes, records, table, tool } from '../world/lists.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { headersOf, newCedula, newClient } from '../world/world.ts'

const MISSING = ['TBA999999999991', 'TBA999999999992', 'ORD-999999']

test('a hundred codes are pasted, taken along, labelled and approved as one list', LONG, async ({ browser, request }) => {
  const client = await newClient(request, 'Leonor', newCedula())
  const house = await houseOf(request, client)
  const own = [await house.ordered('Lámpara de Leonor'), await house.ordered('Mochila de Leonor')]
  const query = 'status=receivedAndDelivered&limit=95&orderBy=createdAt'
  const answer = await request.get(`/api/order/admin?${query}`, { headers: await headersOf(request, ADMIN) })
  const others: { code: string; tracking: string | null }[] = (await answer.json()).data
  expect(others).toHaveLength(95)
  // Half of them by their trackings.
  const codes = [...own.map(({ code }) => code), ...others.map(({ code, tracking }, at) => (at % 2 ? code : (tracking ?? code)))]

  const page = await openBrowser(browser, 'desktop')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, ADMIN)
  await page.goto(ALL_ORDERS)
  await expect(records(page).first()).toBeVisible()
  await page.evaluate((text) => navigator.clipboard.writeText(text), [...codes, ...MISSING].join('\n'))
  await page.getByRole('searchbox').click()
  await page.keyboard.press('Control+V')

  await expect(page.getByText('Lista pegada: 97 · 3 no encontrados')).toBeVisible()
  await expect(page.getByText(`3 no se encontraron: ${MISSING[0]}, ${MISSING[1]} y ${MISSING[2]}`)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MISSING.join('\n'))

  await page.goBack()
  await expect(page.getByText('Lista pegada')).toHaveCount(0)
  await page.goForward()
  await page.reload()
  await expect(page.getByText('Lista pegada: 97 · 3 no encontrados')).toBeVisible()
  await expect(records(page).first()).toHaveText(/ORD-/)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tool(page, 'Exportar')
      .click()
      .then(() => page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(98)
  for (const { code } of own) expect(lines.some((line) => line.includes(code))).toBe(true)

  await table(page).getByRole('checkbox').first().check()
  await expect(boxes(page).first()).toBeChecked()
  const [labels] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Etiquetas (97)' }).click(),
  ])
  expect(labels.suggestedFilename()).toMatch(/^etiquetas-97-.*\.pdf$/)

  await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&view=inReview`)
  await page.getByRole('button', { name: 'Aprobar valor (2)' }).click()
  await page.getByRole('button', { name: 'Aprobar 2', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Aprobar valores' }).getByText('Terminó')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Ninguno de la lista pegada está aquí: puede que esté en otra pestaña.')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar la lista pegada' }).click()
  await expect(page).not.toHaveURL(/set=/)
})
