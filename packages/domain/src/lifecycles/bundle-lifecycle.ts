// The life of a bundle (one child guide, one declaration), domain section 6, as data.
import { actionsOf, BY, type Facts, type Lifecycle, type Transition } from './lifecycle.ts'

export const BUNDLE_STATUSES = [
  'inWarehouseMIA',
  'sended', // sic: the published API spells it so
  'arrived',
  'inWarehouseUIO',
  'paid',
  'receivedAndDelivered',
  'removed',
] as const
export type BundleStatus = (typeof BUNDLE_STATUSES)[number]

/**
 * onManifest: not free · ofCategoryC: taxed by item class · weighedToday: since this business day · anyOrderBilled: one of its orders is, or was delivered ·
 * allOrdersBilled: each of its orders is, or was closed ·
 * allOrdersPaid, allOrdersDelivered: each of its orders is, or was closed · allOrdersClosed: none of them goes on, or was handed over ·
 * allOrdersWeighed: none of its orders is still to be weighed in Quito.
 */
export const BUNDLE_FACTS = [
  'onManifest',
  'weighedToday',
  'anyOrderBilled',
  'allOrdersBilled',
  'allOrdersPaid',
  'allOrdersDelivered',
  'allOrdersClosed',
  'allOrdersWeighed',
  'ofCategoryC',
] as const
export type BundleFact = (typeof BUNDLE_FACTS)[number]
export type BundleFacts = Facts<BundleFact>

const ON_THE_WAY = ['inWarehouseMIA', 'sended', 'arrived', 'inWarehouseUIO'] as const

// What an administrator put on a manifest, an associate no longer changes: edit and remove have a row for each.
// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'create', from: [], to: 'inWarehouseMIA', by: BY.staff, call: 'POST /bundle' },

  { action: 'putOnManifest', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, forbids: ['onManifest'],
    call: 'POST /manifest, PUT /manifest/{id}, POST /manifest/{id}/bundle' },
  { action: 'setValue', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, call: 'PUT /bundle/{id}/value' },
  { action: 'ship', from: ['inWarehouseMIA'], to: 'sended', by: BY.administrator, requires: ['onManifest'], irreversible: true,
    call: 'POST /manifest/{id}/ship' },
  { action: 'load', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, requires: ['onManifest'],
    call: 'PUT /manifest/{id}/loaded' },
  { action: 'unload', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, requires: ['onManifest'],
    call: 'PUT /manifest/{id}/loaded' },
  { action: 'confirmArrival', from: ['sended'], to: 'arrived', by: BY.administrator, call: 'PUT /bundle/confirm-arrival' },
  { action: 'confirmWeights', from: ['arrived'], to: 'inWarehouseUIO', by: BY.administrator, call: 'PUT /bundle/confirm-weights' },
  { action: 'confirmWeights', from: ['inWarehouseUIO'], to: 'unchanged', by: BY.administrator, forbids: ['allOrdersBilled'],
    call: 'PUT /bundle/confirm-weights' },
  { action: 'setCustoms', from: ['sended', 'arrived', 'inWarehouseUIO'], to: 'unchanged', by: BY.administrator, requires: ['ofCategoryC'],
    call: 'PUT /bundle/{id}/customs' },
  { action: 'undoWeights', from: ['inWarehouseUIO'], to: 'arrived', by: BY.administrator, requires: ['weighedToday'],
    forbids: ['anyOrderBilled'], call: 'PUT /bundle/confirm-weights' },
  { action: 'addInvoice', from: ON_THE_WAY, to: 'unchanged', by: BY.administrator, call: 'POST /bundle/{id}/invoice' },

  { action: 'markPaid', from: ['inWarehouseUIO'], to: 'paid', by: BY.ownerOrAdministrator, requires: ['allOrdersPaid'],
    forbids: ['allOrdersClosed'], automatic: true,
    call: 'PUT /order/admin/paid/client/, POST /sale-order, PATCH /order/{id}/incident' },
  { action: 'undoPaid', from: ['paid'], to: 'inWarehouseUIO', by: BY.administrator, forbids: ['allOrdersPaid'], automatic: true,
    call: 'DELETE /payment/{id}' },
  { action: 'markDelivered', from: ['sended', 'arrived', 'inWarehouseUIO', 'paid'], to: 'receivedAndDelivered', by: BY.administrator,
    requires: ['allOrdersDelivered'], forbids: ['allOrdersClosed'], automatic: true,
    call: 'PUT /order/delivery/, PATCH /order/{id}/incident' },
  { action: 'markClosed', from: ['sended', 'arrived', 'inWarehouseUIO', 'paid'], to: 'removed', by: BY.administrator,
    requires: ['allOrdersClosed'], automatic: true, call: 'PATCH /order/{id}/incident' },
  { action: 'weighRest', from: ['arrived'], to: 'inWarehouseUIO', by: BY.administrator, requires: ['allOrdersWeighed'],
    forbids: ['allOrdersClosed'], automatic: true, call: 'PATCH /order/{id}/incident' },
  { action: 'reopen', from: ['inWarehouseUIO', 'paid', 'receivedAndDelivered', 'removed'], to: 'arrived', by: BY.administrator,
    forbids: ['allOrdersWeighed'], automatic: true, call: 'POST /order/{id}/reopen' },

  { action: 'edit', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, call: 'PUT /bundle/{id}' },
  { action: 'edit', from: ['inWarehouseMIA'], to: 'unchanged', by: ['associate'], forbids: ['onManifest'], call: 'PUT /bundle/{id}' },
  { action: 'takeOffManifest', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, requires: ['onManifest'],
    call: 'PUT /manifest/{id}, DELETE /manifest/{id}, DELETE /manifest/{id}/bundle' },
  { action: 'remove', from: ['inWarehouseMIA'], to: 'removed', by: BY.administrator, call: 'DELETE /bundle/{id}' },
  { action: 'remove', from: ['inWarehouseMIA'], to: 'removed', by: ['associate'], forbids: ['onManifest'], call: 'DELETE /bundle/{id}' },
] as const satisfies readonly Transition<BundleStatus, string, BundleFact>[]

export type BundleAction = (typeof transitions)[number]['action']

export const bundleLifecycle: Lifecycle<BundleStatus, BundleAction, BundleFact> = {
  name: 'bundle',
  statuses: BUNDLE_STATUSES,
  refusal: 'bundleActionNotAllowed',
  transitions,
}
export const BUNDLE_ACTIONS = actionsOf(bundleLifecycle)
