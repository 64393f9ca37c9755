// The life of an order (one package), domain section 5, as data. Server, web and docs all read it.
import { actionsOf, BY, type Facts, type Lifecycle, type Transition } from './lifecycle.ts'

export const ORDER_STATUSES = [
  'inReview',
  'reviewed',
  'incomplete',
  'incompleteState',
  'inWarehouseMIA',
  'sended', // sic: the published API spells it so
  'arrived',
  'inWarehouseUIO',
  'pendingOfPay',
  'paid',
  'receivedAndDelivered',
  'removed',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * unmatched: has no client yet · bundled: is in a bundle · received, receivedToday: it is in Miami, or was and did not become another's; since this business day ·
 * onlyLimitMissing: nothing is missing but that it is too much for its category · overLimit: it was answered, and still is too much · onlyCategory: there is no other, while category C is switched off ·
 * hasAssociate, earningSettled: somebody earns
 * from it (of a removed one: what it earned stands), and was paid · held: staff hold it back, today too · incidentOpen: an incident is not resolved · late: expected, or arrived, after the promised day ·
 * chargeable: it ended, its client answers for that, and no bill charges anything for it · chargesLeft: there is something to charge beside its way.
 */
export const ORDER_FACTS = [
  'unmatched',
  'bundled',
  'held',
  'received',
  'receivedToday',
  'onlyLimitMissing',
  'overLimit',
  'onlyCategory',
  'hasAssociate',
  'earningSettled',
  'incidentOpen',
  'late',
  'chargeable',
  'chargesLeft',
] as const
export type OrderFact = (typeof ORDER_FACTS)[number]
export type OrderFacts = Facts<OrderFact>

const BEFORE_SHIPPING = ['inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA'] as const
const BEFORE_BILL = [...BEFORE_SHIPPING, 'sended', 'arrived', 'inWarehouseUIO'] as const
const BEFORE_HANDOVER = [...BEFORE_BILL, 'pendingOfPay', 'paid'] as const
const ALIVE = [...BEFORE_HANDOVER, 'receivedAndDelivered'] as const
const BEFORE_MIAMI = ['inReview', 'reviewed', 'incomplete', 'incompleteState'] as const
const IN_MIAMI = ['incomplete', 'incompleteState', 'inWarehouseMIA'] as const
const SHIPPED = ['sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid'] as const
const IN_QUITO = ['inWarehouseUIO', 'pendingOfPay', 'paid'] as const

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'create', from: [], to: 'inReview', by: BY.anyone, call: 'POST /order/create' },
  { action: 'createFromPurchase', from: [], to: 'reviewed', by: BY.staff, call: 'POST /purchase/{id}/approve' },
  { action: 'createFromDropshipping', from: [], to: 'reviewed', by: BY.staff, call: 'PATCH /dropshipping/{id}' },
  { action: 'createUnmatched', from: [], to: 'inWarehouseMIA', by: BY.administrator, call: 'POST /order/admin/create/dont-match' },
  { action: 'split', from: [], to: 'inWarehouseMIA', by: BY.administrator, call: 'POST /order/{id}/split' },
  { action: 'createFromSplit', from: [], to: 'reviewed', by: BY.administrator, call: 'POST /order/{id}/split' },

  { action: 'completeIncomplete', from: ['incomplete'], to: 'incompleteState', by: BY.owner, call: 'POST /order/update-incomplete/{id}' },
  { action: 'saveIncomplete', from: ['incomplete'], to: 'unchanged', by: BY.owner, call: 'PATCH /order/update-incomplete' },
  { action: 'resume', from: ['incompleteState'], to: 'resume', by: BY.staff, forbids: ['received', 'overLimit'],
    resumes: ['inReview', 'reviewed'], call: 'PATCH /order/update-incomplete' },
  { action: 'resume', from: ['incompleteState'], to: 'inWarehouseMIA', by: BY.staff, requires: ['received'],
    forbids: ['overLimit'], call: 'PATCH /order/update-incomplete' },

  { action: 'setValue', from: ['inReview'], to: 'reviewed', by: BY.staff, call: 'PUT /order/associate/value/{id}' },
  { action: 'confirmWarehouse', from: ['inReview', 'reviewed'], to: 'inWarehouseMIA', by: BY.administrator,
    call: 'PUT /order/admin/confirm/warehouse' },
  { action: 'mergeUnmatched', from: ['inReview', 'reviewed'], to: 'inWarehouseMIA', by: BY.anyone, automatic: true,
    call: 'PUT /order/update-client/{id}' },
  { action: 'mergeUnmatched', from: ['incomplete', 'incompleteState'], to: 'unchanged', by: BY.anyone, automatic: true,
    forbids: ['received'], call: 'PUT /order/update-client/{id}' },
  { action: 'mergeUnmatched', from: ['inWarehouseMIA'], to: 'removed', by: BY.anyone, requires: ['unmatched'],
    call: 'PUT /order/update-client/{id}' },
  { action: 'setTracking', from: BEFORE_SHIPPING, to: 'unchanged', by: BY.staff, forbids: ['bundled'],
    call: 'PUT /order/associate/tracking/{id}' },
  { action: 'setValue', from: ['reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA'], to: 'unchanged', by: BY.staff,
    forbids: ['bundled'], call: 'PUT /order/associate/value/{id}' },

  { action: 'bundle', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.staff,
    forbids: ['bundled', 'held', 'unmatched'], call: 'POST /bundle, PUT /bundle/{id}' },
  { action: 'ship', from: ['inWarehouseMIA'], to: 'sended', by: BY.administrator, requires: ['bundled'], irreversible: true,
    call: 'POST /manifest/{id}/ship' },
  { action: 'confirmArrival', from: ['sended'], to: 'arrived', by: BY.administrator, call: 'PUT /bundle/confirm-arrival' },
  { action: 'confirmWeight', from: ['arrived'], to: 'inWarehouseUIO', by: BY.administrator, call: 'PUT /bundle/confirm-weights' },
  { action: 'requestPayment', from: ['inWarehouseUIO'], to: 'pendingOfPay', by: BY.ownerOrAdministrator, call: 'POST /sale-order' },
  { action: 'requestPayment', from: ['removed'], to: 'unchanged', by: BY.administrator, requires: ['chargeable', 'chargesLeft'],
    call: 'POST /sale-order' },
  { action: 'confirmPayment', from: ['pendingOfPay'], to: 'paid', by: BY.administrator,
    call: 'PUT /order/admin/paid/client/, POST /payment' },
  { action: 'payFromBalance', from: ['pendingOfPay'], to: 'paid', by: BY.ownerOrAdministrator, automatic: true,
    call: 'POST /account/move, POST /sale-order' },
  { action: 'payByCreditNote', from: ['pendingOfPay'], to: 'paid', by: BY.administrator, automatic: true,
    call: 'POST /sale-order/{id}/credit-note' },
  { action: 'deliver', from: ['paid'], to: 'receivedAndDelivered', by: BY.administrator, call: 'PUT /order/delivery/' },
  { action: 'settleEarning', from: ['paid', 'receivedAndDelivered', 'removed'], to: 'unchanged', by: BY.administrator,
    requires: ['hasAssociate'], forbids: ['earningSettled'], call: 'PUT /order/admin/paid/associate/' },

  { action: 'confirmWeight', from: ['inWarehouseUIO'], to: 'unchanged', by: BY.administrator, call: 'PUT /bundle/confirm-weights' },
  { action: 'undoWeight', from: ['inWarehouseUIO'], to: 'arrived', by: BY.administrator, automatic: true,
    call: 'PUT /bundle/confirm-weights' },
  { action: 'setExtraCharges', from: BEFORE_BILL, to: 'unchanged', by: BY.administrator, call: 'PATCH /order/{id}/extra-charges' },
  { action: 'setExtraCharges', from: ['removed'], to: 'unchanged', by: BY.administrator, requires: ['chargeable'],
    call: 'PATCH /order/{id}/extra-charges' },
  { action: 'authorizeBundling', from: BEFORE_SHIPPING, to: 'unchanged', by: BY.owner, forbids: ['bundled'],
    call: 'POST /order/is-authorized-to-bundle' },
  { action: 'editDescription', from: BEFORE_SHIPPING, to: 'unchanged', by: BY.owner, forbids: ['bundled'],
    call: 'PUT /order/description' },
  { action: 'confirmWarehouse', from: ['incomplete', 'incompleteState', 'inWarehouseMIA'], to: 'unchanged', by: BY.administrator,
    forbids: ['bundled'], call: 'PUT /order/admin/confirm/warehouse' },
  { action: 'assignClient', from: BEFORE_SHIPPING, to: 'unchanged', by: BY.administrator, forbids: ['bundled'],
    call: 'PUT /order/update-client/{id}' },
  { action: 'split', from: ['reviewed'], to: 'unchanged', by: BY.administrator, call: 'POST /order/{id}/split' },
  { action: 'split', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, forbids: ['bundled', 'unmatched'],
    call: 'POST /order/{id}/split' },
  { action: 'split', from: ['incomplete', 'incompleteState'], to: 'inWarehouseMIA', by: BY.administrator,
    requires: ['received', 'onlyLimitMissing'], call: 'POST /order/{id}/split' },
  { action: 'changeCategory', from: ['inReview', 'reviewed', 'inWarehouseMIA'], to: 'unchanged', by: BY.staff,
    forbids: ['bundled', 'unmatched', 'onlyCategory'], call: 'PUT /order/{id}/category' },
  { action: 'changeCategory', from: ['incomplete', 'incompleteState'], to: 'unchanged', by: BY.staff,
    forbids: ['onlyLimitMissing', 'onlyCategory'], call: 'PUT /order/{id}/category, POST /order/update-incomplete/{id}' },
  { action: 'changeCategory', from: ['incomplete', 'incompleteState'], to: 'inWarehouseMIA', by: BY.staff,
    requires: ['received', 'onlyLimitMissing'], forbids: ['onlyCategory'],
    call: 'PUT /order/{id}/category, POST /order/update-incomplete/{id}' },
  { action: 'changeCategory', from: ['incomplete', 'incompleteState'], to: 'resume', by: BY.staff, requires: ['onlyLimitMissing'],
    forbids: ['received', 'onlyCategory'], resumes: ['inReview', 'reviewed'],
    call: 'PUT /order/{id}/category, POST /order/update-incomplete/{id}' },
  { action: 'markIncomplete', from: ['inReview', 'reviewed', 'incompleteState'], to: 'incomplete', by: BY.staff,
    call: 'PATCH /order/update-incomplete' },
  { action: 'markIncomplete', from: ['inWarehouseMIA'], to: 'incomplete', by: BY.staff, forbids: ['bundled', 'unmatched'],
    call: 'PATCH /order/update-incomplete' },

  { action: 'hold', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.administrator, forbids: ['bundled', 'unmatched'],
    call: 'PUT /order/hold' },
  { action: 'release', from: IN_MIAMI, to: 'unchanged', by: BY.administrator, requires: ['held'], call: 'DELETE /order/hold' },
  { action: 'explainDelay', from: BEFORE_BILL, to: 'unchanged', by: BY.staff, requires: ['late'], call: 'PUT /order/delay-reason' },
  { action: 'setObservation', from: BEFORE_HANDOVER, to: 'unchanged', by: BY.staff, call: 'PUT /order/{id}/observation' },
  { action: 'shelve', from: IN_MIAMI, to: 'unchanged', by: BY.administrator, requires: ['received'], call: 'PUT /order/location' },
  { action: 'shelve', from: ['arrived', ...IN_QUITO], to: 'unchanged', by: BY.administrator, call: 'PUT /order/location' },

  { action: 'unbundle', from: ['inWarehouseMIA'], to: 'unchanged', by: BY.staff, requires: ['bundled'],
    call: 'PUT /bundle/{id}, DELETE /bundle/{id}' },
  { action: 'undoWarehouse', from: ['inWarehouseMIA'], to: 'resume', by: BY.administrator, requires: ['receivedToday'],
    forbids: ['bundled'], resumes: ['inReview', 'reviewed'], call: 'PUT /order/admin/confirm/warehouse' },
  { action: 'undoWarehouse', from: ['incomplete', 'incompleteState'], to: 'resume', by: BY.administrator,
    requires: ['receivedToday', 'onlyLimitMissing'], resumes: ['inReview', 'reviewed'], call: 'PUT /order/admin/confirm/warehouse' },
  { action: 'undoWarehouse', from: ['incomplete', 'incompleteState'], to: 'unchanged', by: BY.administrator,
    requires: ['receivedToday'], forbids: ['onlyLimitMissing'], resumes: ['inReview', 'reviewed'],
    call: 'PUT /order/admin/confirm/warehouse' },
  { action: 'voidBill', from: ['pendingOfPay'], to: 'inWarehouseUIO', by: BY.administrator, call: 'DELETE /sale-order/{id}' },
  { action: 'voidBill', from: ['removed'], to: 'unchanged', by: BY.administrator, automatic: true, call: 'DELETE /sale-order/{id}' },
  { action: 'undoPayment', from: ['paid'], to: 'pendingOfPay', by: BY.administrator, automatic: true,
    call: 'DELETE /payment/{id}, DELETE /sale-order/{id}/credit-note' },
  { action: 'openIncident', from: ALIVE, to: 'unchanged', by: BY.administrator, call: 'POST /order/{id}/incident' },
  { action: 'resolveIncident', from: [...ALIVE, 'removed'], to: 'unchanged', by: BY.administrator, requires: ['incidentOpen'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'compensateDamage', from: ALIVE, to: 'unchanged', by: BY.administrator, requires: ['incidentOpen'],
    forbids: ['unmatched'], call: 'PATCH /order/{id}/incident' },
  { action: 'removeAsLost', from: BEFORE_HANDOVER, to: 'removed', by: BY.administrator, requires: ['incidentOpen'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'removeAsDamaged', from: BEFORE_HANDOVER, to: 'removed', by: BY.administrator, requires: ['incidentOpen'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'removeAsSeized', from: SHIPPED, to: 'removed', by: BY.administrator, requires: ['incidentOpen'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'removeAsRefused', from: SHIPPED, to: 'removed', by: BY.administrator, requires: ['incidentOpen'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'removeAsReturned', from: IN_MIAMI, to: 'removed', by: BY.administrator, requires: ['incidentOpen', 'received'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'removeAsAbandoned', from: IN_MIAMI, to: 'removed', by: BY.administrator, requires: ['incidentOpen', 'received'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'removeAsAbandoned', from: IN_QUITO, to: 'removed', by: BY.administrator, requires: ['incidentOpen'],
    call: 'PATCH /order/{id}/incident' },
  { action: 'remove', from: ['inReview'], to: 'removed', by: BY.anyone, call: 'DELETE /order/' },
  { action: 'remove', from: ['reviewed', ...IN_MIAMI], to: 'removed', by: ['associate'], forbids: ['bundled'],
    call: 'DELETE /order/' },
  { action: 'remove', from: ['reviewed', ...IN_MIAMI], to: 'removed', by: BY.administrator, call: 'DELETE /order/' },
  { action: 'removeAsCancelled', from: BEFORE_MIAMI, to: 'removed', by: BY.staff, forbids: ['received'], call: 'DELETE /order/' },

  { action: 'reopen', from: ['removed'], to: 'arrived', by: BY.administrator, requires: ['received', 'bundled'],
    call: 'POST /order/{id}/reopen' },
  { action: 'reopen', from: ['removed'], to: 'inWarehouseMIA', by: BY.administrator, requires: ['received'],
    forbids: ['bundled', 'onlyLimitMissing'], call: 'POST /order/{id}/reopen' },
  { action: 'reopen', from: ['removed'], to: 'incomplete', by: BY.administrator, requires: ['received', 'onlyLimitMissing'],
    forbids: ['bundled'], call: 'POST /order/{id}/reopen' },
  { action: 'keepForHouse', from: ['removed'], to: 'unchanged', by: BY.administrator, requires: ['received'],
    call: 'POST /order/{id}/reopen' },
] as const satisfies readonly Transition<OrderStatus, string, OrderFact>[]

export type OrderAction = (typeof transitions)[number]['action']

export const orderLifecycle: Lifecycle<OrderStatus, OrderAction, OrderFact> = {
  name: 'order',
  statuses: ORDER_STATUSES,
  refusal: 'orderActionNotAllowed',
  refusals: { remove: 'orderNotAllowedToDelete', removeAsCancelled: 'orderNotAllowedToDelete' },
  transitions,
}
export const ORDER_ACTIONS = actionsOf(orderLifecycle)

type Tied = { sharesTracking: boolean; purchaseId: string | null; dropshippingRequestId: string | null }

/** Of the actions that the table allows: a part keeps the tracking of the box it came in, what was bought for a client stays theirs. */
export const openOfTied = <Named>(named: readonly Named[], actionOf: (one: Named) => string, order: Tied): Named[] => {
  const { sharesTracking, purchaseId, dropshippingRequestId } = order
  const isBought = purchaseId !== null || dropshippingRequestId !== null
  const closed: readonly string[] = [...(sharesTracking ? ['setTracking'] : []), ...(isBought ? ['assignClient'] : [])]
  return named.filter((one) => !closed.includes(actionOf(one)))
}
