// The automatic proposal of bundles: looked at, arranged by hand, and made in one go.
import { expect, type Page, test } from '@playwright/test'
import { bundleOf, newSharer } from '../world/bundles-world.ts'
import { openBrowser, openMenu, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'

const ADMIN = 'admin@demo.ec'
const TWO = [
  { weightInGrams: 1_000, dollars: 50 },
  { weightInGrams: 1_500, dollars: 60 },
]

const proposed = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Bultos propuestos' }).getByRole('listitem', { name: new RegExp(name) })

/** Opens the proposal with nothing ticked but what belongs to this person. */
async function openProposalFor(page: Page, name: string) {
  await page.getByRole('link', { name: 'Propuesta automática' }).click()
  await page.getByRole('button', { name: 'Desmarcar todos' }).click()
  await proposed(page, name).getByRole('checkbox').first().check()
  await page.getByRole('switch', { name: 'Mostrar paquetes' }).check()
}

test(
  'the proposal saves a duty, lets a package out by keyboard, and makes what is left in one go',
  LONG,
  async ({ browser, request }) => {
    const { name, packages } = await newSharer(request, TWO)
    const [first, second] = packages
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMIN)
    await openMenu(page, 'Consolidación de pedidos')
    await openProposalFor(page, name)
    const summary = page.getByRole('region', { name: 'Resumen de la propuesta' })
    await expect(summary).toContainText('$20,00')
    await expect(proposed(page, name)).toContainText('2,50')

    const move = page.getByLabel(`Dónde va ${second?.code}`)
    await move.focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('heading', { name: 'Dejaste fuera 1 paquete' })).toBeVisible()
    await expect(move).toBeFocused()
    await expect(summary).toContainText('$0,00')

    await summary.getByRole('button', { name: 'Crear 1 bulto' }).click()
    await expect(page.getByRole('heading', { name: '1 bulto creado.' })).toBeVisible()
    await page.getByRole('region', { name: 'Qué hacer con el bulto que creaste' }).getByRole('link', { name: /^BUL-/ }).click()
    await expect(page.getByRole('article', { name: String(first?.code) })).toBeVisible()
  },
)

test(
  'what was made is labelled, put on a manifest and taken off, and undone, also after a reload',
  LONG,
  async ({ browser, request }) => {
    const { name } = await newSharer(request, TWO)
    const page = await openBrowser(browser, 'desktop')
    await signIn(page, ADMIN)
    await openMenu(page, 'Consolidación de pedidos')
    await openProposalFor(page, name)
    await page.getByRole('button', { name: 'Crear 1 bulto' }).click()
    const acts = page.getByRole('region', { name: 'Qué hacer con el bulto que creaste' })
    await expect(acts).toBeVisible()
    await page.reload()

    const [labels] = await Promise.all([
      page.waitForEvent('download'),
      acts.getByRole('button', { name: 'Etiquetas (1)' }).click(),
    ])
    expect(labels.suggestedFilename()).toMatch(/^etiquetas-1-.*\.pdf$/)
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      acts.getByRole('button', { name: 'Lista de preparación' }).click(),
    ])
    expect(list.suggestedFilename()).toMatch(/^lista-por-estante-2-.*\.pdf$/)

    const dialog = page.getByRole('dialog')
    await acts.getByRole('button', { name: /^Cargar en MAN-/ }).click()
    await dialog.getByRole('button', { name: 'Ver qué cambia' }).click()
    await dialog.getByRole('button', { name: 'Cargar (1)' }).click()
    await expect(dialog).toContainText('En el manifiesto')
    await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await expect(dialog).toContainText('Volvieron como estaban')
    await page.keyboard.press('Escape')

    await acts.getByRole('button', { name: 'Deshacer (1)' }).click()
    await dialog.getByRole('button', { name: 'Deshacer (1)' }).click()
    await expect(dialog).toContainText('Deshechos')
    await page.keyboard.press('Escape')
    await expect(acts).toHaveCount(0)
  },
)

test('a proposed bundle that became impossible says why, and the others are made', LONG, async ({ browser, request }) => {
  const taken = await newSharer(request, TWO)
  const ready = await newSharer(request, TWO)
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await openMenu(page, 'Consolidación de pedidos')
  await openProposalFor(page, taken.name)
  await proposed(page, ready.name).getByRole('checkbox').first().check()
  await bundleOf(request, taken.packages.slice(0, 1))
  await page.getByRole('button', { name: 'Crear 2 bultos' }).click()
  await expect(page.getByRole('heading', { name: '1 bulto creado. 1 no se pudo crear: mira por qué abajo.' })).toBeVisible()
  await expect(proposed(page, taken.name).getByRole('alert')).toContainText('Un pedido ya está en otro bulto.')
  await expect(proposed(page, taken.name).getByRole('alert')).toContainText(String(taken.packages[0]?.code))
  await expect(proposed(page, ready.name)).toHaveCount(0)
})

test('a package moves to a bundle of its own, and what passes 4 kg is not made', LONG, async ({ browser, request }) => {
  const { name, packages } = await newSharer(request, [
    { weightInGrams: 2_500, dollars: 50 },
    { weightInGrams: 2_600, dollars: 60 },
  ])
  const page = await openBrowser(browser, 'phone')
  await signIn(page, ADMIN)
  await openMenu(page, 'Consolidación de pedidos')
  await page.getByRole('link', { name: 'Propuesta automática' }).click()
  // What is left of a long proposal shows its packages.
  await page.getByRole('searchbox').fill(name)
  await expect(proposed(page, name)).toHaveCount(2)
  const move = page.getByLabel(`Dónde va ${packages[0]?.code}`)
  const [, other] = await move.locator('option').allTextContents()
  const here = await move.locator('option:checked').textContent()
  const target = (await move.locator('option').allTextContents()).find((text) => text !== here) ?? other ?? ''
  await move.selectOption({ label: target })
  await expect(proposed(page, name)).toHaveCount(1)
  await expect(proposed(page, name)).toContainText('Pasa el límite de la categoría B.')
  await expect(page.getByRole('button', { name: /^Crear \d+ bultos?$/ })).toBeDisabled()
  await move.selectOption({ label: 'Bulto propio' })
  await expect(proposed(page, name)).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Crear \d+ bultos?$/ })).toBeEnabled()
})

test('a package that should wait is held back in its row, and taken back with one press', LONG, async ({ browser, request }) => {
  const { name, packages } = await newSharer(request, TWO)
  const [first] = packages
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ADMIN)
  await openMenu(page, 'Consolidación de pedidos')
  await openProposalFor(page, name)
  const move = page.getByLabel(`Dónde va ${first?.code}`)
  const hold = page.getByRole('button', { name: `Dejar esperar ${first?.code}` })
  const wait = async () => {
    await hold.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').selectOption('Espera a otro paquete')
    await dialog.getByRole('button', { name: 'Dejar esperar' }).click()
    await expect(move).toHaveCount(0)
  }
  await wait()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(move).toBeFocused()
  await wait()
  await page.getByRole('button', { name: 'Calcular de nuevo' }).click()
  await expect(proposed(page, name)).toContainText(String(packages[1]?.code))
  await expect(move).toHaveCount(0)
})
