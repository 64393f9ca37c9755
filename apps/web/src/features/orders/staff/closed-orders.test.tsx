import { listAllOrders as listOfOffice } from '@app/contract/endpoints/orders'
import { listAllOrders, listAssociateOrders } from '@app/contract/orders.contract'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { isGone, link, says, sees } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { AllOrdersList } from './all-orders-list.tsx'
import { OrderStatusPage } from './order-status-page.tsx'

const LOST = anOrder({ status: 'removed', outcome: 'lost', responsible: 'house' })

function Closed() {
  return <AllOrdersList view="closed" list={useListState(listOfOffice)} />
}

test('what ended without being handed over has a tab of the office, which can be narrowed to one end', async () => {
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  answers(listAllOrders, aPage([LOST]))
  await renderScreen(<Closed />, { role: 'administrator', at: '/?view=closed&outcome=lost' })

  await sees(page.getByRole('row').filter({ hasText: 'Perdido' }))
  await sees('Cómo terminó: Perdido')
  await isGone('Atrasados')
  await expect.poll(() => received(listAllOrders).at(-1)?.query).toMatchObject({ status: 'removed', outcome: 'lost' })
})

test('and one of associates, with how many of their clients’ packages ended', async () => {
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  answers(listAssociateOrders, aPage([LOST]))
  await renderScreen(<OrderStatusPage />, { role: 'associate', at: '/?view=closed' })

  await says(link(/^Cerrados/), '1')
  await sees(page.getByRole('row').filter({ hasText: 'Perdido' }))
  await expect.poll(() => received(listAssociateOrders).map(({ query }) => query?.status)).toContain('removed')
})
