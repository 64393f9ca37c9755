import type { OrderDetail } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { packageSample } from '../../bundles/proposal/package-sample.ts'
import { stepsOf } from './order-actions-plan.ts'

const orderOf = (changes: Partial<OrderDetail>): OrderDetail => anOrderInDetail({ ...packageSample(), items: [], ...changes })

test('what concerns one order is done in its panel, in the order the server gives', () => {
  const order = orderOf({ allowedActions: ['resume', 'setTracking', 'setValue', 'remove'] })
  expect(stepsOf(order)).toEqual([{ action: 'resume' }, { action: 'setTracking' }, { action: 'setValue' }, { action: 'remove' }])
})

test('what is done for many leads to its page, with this order in hand', () => {
  const order = orderOf({ tracking: 'TBA 1&2', allowedActions: ['confirmWarehouse', 'bundle'] })
  expect(stepsOf(order)).toEqual([
    { action: 'confirmWarehouse', to: '/operations/bodega?scan=TBA%201%262' },
    { action: 'bundle', to: '/operations/consolidaciondepedidos?q=P-1001' },
  ])
})

test('a shipped order leads to its manifest, a billed one to its bill', () => {
  const manifest = { id: 'm-1', code: 'M-1', guideNumber: null }
  const shipped = orderOf({ status: 'sended', manifest, allowedActions: ['confirmArrival'] })
  expect(stepsOf(shipped)).toEqual([{ action: 'confirmArrival', to: '/operations/manifiestocarga?open=m-1' }])
  const billed = orderOf({ status: 'paid', bill: { id: 'b-1', code: 'F-1' }, allowedActions: ['deliver'] })
  expect(stepsOf(billed)).toEqual([{ action: 'deliver', to: '/finances/facturas-venta?view=charged&q=F-1' }])
})

test('what has no page yet is not offered', () => {
  expect(stepsOf(orderOf({ allowedActions: ['split', 'confirmArrival'] }))).toEqual([])
})

test('an open incident is resolved before all else', () => {
  const order = orderOf({ allowedActions: ['setTracking', 'openIncident', 'resolveIncident'] })
  expect(stepsOf(order)).toEqual([{ action: 'resolveIncident' }, { action: 'setTracking' }, { action: 'openIncident' }])
})

test('a limit is resolved, and boxes of a store are made, each in one dialog', () => {
  const heavy = orderOf({ missing: ['categoryLimit'], allowedActions: ['setTracking', 'split', 'changeCategory'] })
  expect(stepsOf(heavy)).toEqual([{ action: 'resolveLimit' }, { action: 'setTracking' }])
  const ofAssociate = orderOf({ missing: ['categoryLimit'], allowedActions: ['setTracking', 'changeCategory'] })
  expect(stepsOf(ofAssociate)).toEqual([{ action: 'resolveLimit' }, { action: 'setTracking' }])
  const shoes = { description: 'Zapatos', quantity: 2, unitPriceInCents: 3_450 }
  const allowedActions: OrderDetail['allowedActions'] = ['split']
  expect(stepsOf(orderOf({ status: 'reviewed', items: [shoes], allowedActions }))).toEqual([{ action: 'storeBoxes' }])
  expect(stepsOf(orderOf({ status: 'reviewed', items: [{ ...shoes, quantity: 1 }], allowedActions }))).toEqual([])
})
