import { listClientOrders as ownOrders } from '@app/contract/endpoints/orders'
import { getOrder, listClientOrders } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, sees } from '../../../testing/screen.ts'
import { answers, holds, refuses } from '../../../testing/server.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useClientOrders } from '../orders.queries.ts'
import { ClientOrderPanel } from './client-order-panel.tsx'

/** The panel of a package over the list that it is in. */
function ListWithPanel() {
  const list = useListState(ownOrders)
  const listed = useClientOrders({})
  return listed.data ? <ClientOrderPanel list={list} /> : null
}

const at = `/tuspedidos?open=${idOf(10)}`

test('a record that was never opened shows at once what its list says of it', async () => {
  answers(listClientOrders, aPage([anOrder({ weightInGrams: 1_480 })]))
  answers(getOrder, anOrderInDetail())
  const release = holds(getOrder)
  await renderScreen(<ListWithPanel />, { role: 'client', at, width: 360 })
  await sees(dialog(/Audífonos inalámbricos/))
  await sees(dialog().getByText('1,48 kg'))
  release()
})

test('a record that is refused shows the refusal, and nothing of the list', async () => {
  answers(listClientOrders, aPage([anOrder()]))
  refuses(getOrder, 'orderNotFound')
  await renderScreen(<ListWithPanel />, { role: 'client', at, width: 360 })
  await sees('No encontramos ese pedido.')
  await expect.element(dialog().getByText('Audífonos inalámbricos')).not.toBeInTheDocument()
})
