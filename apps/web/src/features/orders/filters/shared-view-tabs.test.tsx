// Views of the team as tabs: whose they are, and what each person may do with them.
import { listAllOrders as listOfOffice } from '@app/contract/endpoints/orders'
import { listAllOrders, totalAllOrders } from '@app/contract/orders.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import {
  addSavedView,
  listSavedViews,
  removeSavedView,
  type SavedView,
  updateSavedView,
} from '@app/contract/saved-views.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf, NOW, person } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, dialog, isGone, isRefused, item, link, press, says, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { Page } from '../../../ui/page/page.tsx'
import { ViewTabs } from '../../../ui/page/view-tabs.tsx'
import { AllOrdersList } from '../staff/all-orders-list.tsx'

function Orders() {
  return (
    <Page title="Pedidos">
      <ViewTabs label="Pedidos" views={{ all: 'Todos', inReview: 'En revisión' }} first="all" />
      <AllOrdersList view="all" list={useListState(listOfOffice)} />
    </Page>
  )
}

const SCREEN = ADMINISTRATOR_PATHS.orders
const QUERY = { service: 'COU', columns: ['code'] }
const BRUNO = { id: idOf(4), code: 'bruno', name: 'Bruno Vega' }
const ME = { id: person('administrator').id, code: 'carla', name: 'Carla Mora' }
const view = (number: number, name: string, sharedBy: SavedView['sharedBy']): SavedView => ({
  ...{ id: idOf(80 + number), version: 1, createdAt: NOW, updatedAt: NOW, screen: SCREEN, name, isDefault: false },
  ...{ query: QUERY, isShared: sharedBy !== null, sharedBy },
})
const OWN = view(1, 'Courier', null)
const SHARED = view(2, 'Del viernes', ME)
const FLIGHT = view(3, 'Vuelo jueves', BRUNO)

async function show(current: SavedView, duties: Duty[] = ['counter'], stage: Stage = {}): Promise<void> {
  answers(listSavedViews, [OWN, SHARED, FLIGHT])
  answers(getRecentRuns, { runs: [] })
  answers(listAllOrders, aPage([anOrder()], { total: 340 }))
  answers(totalAllOrders, { count: 340, sums: { weightInGrams: 38_400, productValueInCents: 210_400 } })
  const at = `${SCREEN}?service=COU&columns=code&saved=${current.id}`
  await renderScreen(<Orders />, { role: 'administrator', me: { duties }, at, ...stage })
  await sees(button('OR-000010'))
}
const openActs = (of: SavedView) => press(`Más de la vista ${of.name}`)

test('a view of the team says so in its tab, with its count and who shares it', async () => {
  await show(OWN)
  await says(link(/^Equipo: Vuelo jueves/), '340')
  await expect.element(link(/^Equipo: Vuelo jueves/)).toHaveAttribute('title', 'Compartida por Bruno Vega')
  await sees(link(/^Equipo: Del viernes/))
  await expect.element(link(/^Courier/)).not.toHaveAttribute('title')
})

test('of somebody else it is copied, and neither renamed, kept nor deleted', async () => {
  await show(FLIGHT)
  await page.getByRole('searchbox').fill('mochila')
  await says(link(/^Equipo: Vuelo jueves/), 'con cambios')
  await openActs(FLIGHT)
  await sees(item('Guardar como mía…'))
  await sees('Compartida por Bruno Vega')
  for (const refused of [/^Guardar los cambios/, 'Cambiar el nombre…', 'Eliminar esta vista', /compartir/i, /^Abrir la pantalla/])
    await isGone(item(refused))
  answers(addSavedView, view(9, 'Vuelo jueves', null))
  await item('Guardar como mía…').click()
  await expect.element(box('Nombre')).toHaveValue('Vuelo jueves')
  await press('Guardar vista')
  await expect
    .poll(() => received(addSavedView)[0]?.body)
    .toMatchObject({ name: 'Vuelo jueves', isShared: false, query: { service: 'COU', q: 'mochila' } })
})

test('an owner renames and deletes it, and neither takes it back nor opens the screen with it', async () => {
  await show(FLIGHT, ['owner'])
  await openActs(FLIGHT)
  await sees(item('Guardar como mía…'))
  for (const refused of [/compartir/i, /^Abrir la pantalla/]) await isGone(item(refused))
  refuses(updateSavedView, 'sharedViewNameTaken', { field: 'name' })
  await item('Cambiar el nombre…').click()
  await isGone(dialog().getByRole('checkbox'))
  await box('Nombre').fill('Vuelo sábado')
  await press('Guardar cambios')
  await expect
    .poll(() => received(updateSavedView)[0]?.body)
    .toMatchObject({ name: 'Vuelo sábado', isShared: true, isDefault: false })
  await isRefused(box('Nombre'), 'Otra vista del equipo tiene este nombre.')
  await press('Cancelar')
  answers(removeSavedView, { ok: true })
  await openActs(FLIGHT)
  await item('Eliminar esta vista').click()
  await expect.poll(() => received(removeSavedView)).toHaveLength(1)
})

test('its maker shares it with the team, and takes it back', async () => {
  await show(OWN)
  answers(updateSavedView, { ...OWN, isShared: true, sharedBy: ME })
  await openActs(OWN)
  await item('Compartir con el equipo').click()
  await expect.poll(() => received(updateSavedView)[0]?.body).toMatchObject({ name: 'Courier', isShared: true, query: QUERY })
  await sees('El equipo ya ve «Courier».')

  await show(SHARED)
  answers(updateSavedView, { ...SHARED, isShared: false, sharedBy: null })
  await openActs(SHARED)
  await item('Dejar de compartir').click()
  await expect.poll(() => received(updateSavedView).at(-1)?.body).toMatchObject({ name: 'Del viernes', isShared: false })
})

test('a full row of the team is said where it is refused, in English too', async () => {
  await show(OWN, ['reader'], { language: 'en' })
  await sees(link(/^Team: Vuelo jueves/))
  refuses(updateSavedView, 'tooManySharedViews')
  await press('More for the view Courier')
  await item('Share with the team').click()
  await sees('The team shares 20 views of this screen already: delete one first.')
})

test('on the narrowest phone the menu fits', async () => {
  await show(FLIGHT, ['owner'], { width: 360, theme: 'dark' })
  await openActs(FLIGHT)
  await sees(item('Guardar como mía…'))
  expect(whatSticksOut()).toEqual([])
})
