import { listAllOrders as listOfOffice } from '@app/contract/endpoints/orders'
import { listAllOrders, totalAllOrders } from '@app/contract/orders.contract'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import { listSavedViews, type SavedView } from '@app/contract/saved-views.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { idOf, NOW } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, link, says, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
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

const view = (name: string, query: SavedView['query'], number: number): SavedView => ({
  ...{ id: idOf(80 + number), version: 1, createdAt: NOW, updatedAt: NOW, screen: '/pedidos', name, isDefault: false },
  ...{ query, isShared: false, sharedBy: null },
})
const COURIER = view('Courier tarde', { service: 'COU', isLate: 'true', columns: ['code'] }, 1)
const REVIEW = view('Jueves', { view: 'inReview', service: ['COU', 'PPE'] }, 2)
const FOREIGN = view('Compras', { view: 'purchases' }, 3)

async function show(stage: Stage = {}): Promise<void> {
  answers(listSavedViews, [COURIER, REVIEW, FOREIGN])
  answers(getRecentRuns, { runs: [] })
  answers(listAllOrders, ({ query }) => aPage([anOrder()], { total: query?.status === 'inReview' ? 340 : 7 }))
  answers(totalAllOrders, { count: 340, sums: { weightInGrams: 38_400, productValueInCents: 210_400 } })
  await renderScreen(<Orders />, { role: 'administrator', at: '/pedidos', ...stage })
  await sees(button('OR-000010'))
}

test('saved views are tabs after the page’s, each with how many it holds; another list’s says no number', async () => {
  await show()
  await says(link(/^Courier tarde/), '7')
  await says(link(/^Jueves/), '340')
  await expect
    .poll(() => received(listAllOrders).map(({ query }) => query))
    .toContainEqual(expect.objectContaining({ status: 'inReview', service: ['COU', 'PPE'], limit: '1' }))
  expect(link(/^Compras/).element().textContent).toBe('Compras')
  await expect.element(link('Todos')).toHaveAttribute('aria-current', 'page')
})

test('the tab of the view that is shown is the current one, and says when the list changed', async () => {
  await show()
  await link(/^Courier tarde/).click()
  await expect.element(link(/^Courier tarde/)).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Todos')).not.toHaveAttribute('aria-current')
  expect(location.search).toContain('service=COU&isLate=true')
  await page.getByRole('searchbox').fill('mochila')
  await says(link(/^Courier tarde/), 'con cambios')
  await link('Todos').click()
  await expect.element(link('Todos')).toHaveAttribute('aria-current', 'page')
})

test('on the narrowest phone the tabs scroll within themselves', async () => {
  await show({ width: 360, theme: 'dark', at: `/pedidos?service=COU&isLate=true&columns=code&saved=${COURIER.id}` })
  await expect.element(link(/^Courier tarde/)).toBeInViewport()
  expect(whatSticksOut()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(360)
})
