// What a client does with a package shows before the server has answered, and is taken back, with the reason, where it refuses.
import { listClientOrders as ownOrders } from '@app/contract/endpoints/orders'
import { authorizeBundling, removeOrders, updateDescription } from '@app/contract/order-actions.contract'
import { getOrder, listClientOrders, type OrderDetail } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, isGone, press, sees, write } from '../../../testing/screen.ts'
import { answers, holds, refuses } from '../../../testing/server.ts'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useClientOrders, useOrder } from '../orders.queries.ts'
import { ClientOrderActions } from './client-order-actions.tsx'

/** The names in a list, and beside it the package with its acts. */
function ListAndActs() {
  const list = useListState(ownOrders)
  const listed = useClientOrders({})
  const { data: order } = useOrder(idOf(10))
  return (
    <>
      <ul aria-label="La lista">
        {listed.data?.data.map(({ id, title, isAuthorizedToBundle }) => (
          <li key={id}>
            {title.kind === 'thing' ? title.name : ''} {isAuthorizedToBundle ? 'juntos' : 'solo'}
          </li>
        ))}
      </ul>
      {order ? <ClientOrderActions order={order} onGone={list.close} /> : null}
    </>
  )
}

const row = (text: string) => page.getByRole('list', { name: 'La lista' }).getByText(text, { exact: true })

async function show(changed: Partial<OrderDetail>): Promise<void> {
  answers(
    listClientOrders,
    aPage([anOrder(changed), anOrder({ id: idOf(11), title: { kind: 'thing', name: 'Zapatos', more: 0 } })]),
  )
  answers(getOrder, anOrderInDetail(changed))
  await renderScreen(<ListAndActs />, { role: 'client' })
  await sees(row('Zapatos solo'))
}

async function rename(): Promise<void> {
  await show({ allowedActions: ['editDescription'] })
  await press('Editar descripción')
  await write('Descripción', 'Regalo de mamá')
  await press('Guardar descripción')
}

test('a new description stands in the list, and its dialog is closed, before the server has answered', async () => {
  answers(updateDescription, anOrder({ description: 'Regalo de mamá', version: 5 }))
  const release = holds(updateDescription)
  await rename()
  await sees(row('Regalo de mamá solo'))
  await isGone(dialog())
  release()
})

test('a refused description is the old one again, and why is said, and its dialog is back with what was typed', async () => {
  refuses(updateDescription, 'orderActionNotAllowed')
  await rename()
  await sees('El pedido ya no permite esta acción. Actualiza para ver cómo está.')
  await expect.element(page.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Regalo de mamá')
  await sees(page.getByText('Audífonos inalámbricos solo'))
})

test('two that may travel together say so before the server has answered', async () => {
  answers(authorizeBundling, { orders: [anOrder({ isAuthorizedToBundle: false })] })
  await show({ isAuthorizedToBundle: true, allowedActions: ['authorizeBundling'] })
  await sees(row('Audífonos inalámbricos juntos'))
  const release = holds(authorizeBundling)
  await press('Retirar autorización')
  await sees(row('Audífonos inalámbricos solo'))
  release()
})

test('a refused withdrawal is taken back with the reason', async () => {
  await show({ isAuthorizedToBundle: true, allowedActions: ['authorizeBundling'] })
  await sees(row('Audífonos inalámbricos juntos'))
  refuses(authorizeBundling, 'orderActionNotAllowed')
  await press('Retirar autorización')
  await sees('El pedido ya no permite esta acción. Actualiza para ver cómo está.')
  await sees(row('Audífonos inalámbricos juntos'))
})

test('a deleted package leaves the list before the server has answered, and comes back where it is refused', async () => {
  refuses(removeOrders, 'orderNotAllowedToDelete')
  const release = holds(removeOrders)
  await show({ status: 'inReview', allowedActions: ['remove'] })
  await press('Eliminar')
  await press('Eliminar pedido')
  await isGone(row('Audífonos inalámbricos solo'))
  await isGone(dialog())
  release()
  await sees(dialog().getByText('Este pedido ya no se puede eliminar.'))
  await sees(page.getByText('Audífonos inalámbricos solo'))
})
