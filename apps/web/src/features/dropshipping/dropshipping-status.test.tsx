import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { test } from 'vitest'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { DropshippingStatus } from './dropshipping-status.tsx'

type Order = NonNullable<Dropshipping['order']>
const order = (status: Order['status'], outcome: Order['outcome'] = null): Order => ({
  id: idOf(80),
  code: 'ORD-80',
  status,
  outcome,
})

test.each<[string, Dropshipping['status'], Order | null]>([
  ['Cotizado', 'quoted', null],
  ['En entrega', 'inDelivery', order('sended')],
  ['Perdido', 'inDelivery', order('removed', 'lost')],
  ['Decomisado', 'inDelivery', order('removed', 'seized')],
  ['Entregado', 'inDelivery', order('receivedAndDelivered')],
  ['Rechazado', 'refused', order('removed', 'withdrawn')],
])('says %s where it is %s and its order is as it is', async (word, status, itsOrder) => {
  await renderScreen(<DropshippingStatus request={{ status, order: itsOrder }} />, { role: 'client' })
  await sees(word)
})
