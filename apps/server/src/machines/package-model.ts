// What may happen to one package, its bundle, its manifest, its bill and what its associate earns: domain, sections 5 and 6, by hand.
import { NOT_NOW, Refusal } from './random-walk.ts'

export type Package = {
  order:
    | 'inReview'
    | 'reviewed'
    | 'incomplete'
    | 'incompleteState'
    | 'inWarehouseMIA'
    | 'sended'
    | 'arrived'
    | 'inWarehouseUIO'
    | 'pendingOfPay'
    | 'paid'
    | 'receivedAndDelivered'
    | 'removed'
  /** Miami has it. */
  received: boolean
  bundle: 'none' | 'inWarehouseMIA' | 'sended' | 'arrived' | 'inWarehouseUIO' | 'paid' | 'receivedAndDelivered'
  manifest: 'none' | 'active' | 'sended' | 'arrived' | 'finished'
  bill: 'none' | 'pendingPayment' | 'charged' | 'delivered' | 'inactive'
  settled: boolean
  openIncidents: number
  /** Staff hold it back in Miami. */
  held: boolean
}
/**
 * Where it continues from; whether its payment was taken back after it was handed over, which its status does not show; whether it has extra
 * charges, who answers for its end, and whether it was billed after that.
 */
type Memory = {
  cameFrom: 'inReview' | 'reviewed'
  bounced: boolean
  hasCharges: boolean
  answers: 'nobody' | 'client' | 'house' | 'store'
  billedAfterEnd: boolean
}
export type State = Package & Memory
type Role = 'client' | 'associate' | 'administrator'
type Next = State | Refusal

export const BEGINNING: State = {
  order: 'inReview',
  received: false,
  bundle: 'none',
  manifest: 'none',
  bill: 'none',
  settled: false,
  openIncidents: 0,
  held: false,
  cameFrom: 'inReview',
  bounced: false,
  hasCharges: false,
  answers: 'nobody',
  billedAfterEnd: false,
}

const BEFORE_SHIPPING = ['inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA']
const isBeforeShipping = ({ order }: State) => BEFORE_SHIPPING.includes(order)
const isFree = (state: State) => isBeforeShipping(state) && state.bundle === 'none'
const isShipped = ({ order }: State) => ['sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid'].includes(order)
const isBeforeHandover = ({ order }: State) => order !== 'receivedAndDelivered' && order !== 'removed'
/** Where the house answers for it all is credited; where the client does, what is paid stays. */
const creditedBy = (responsible: 'house' | 'client', { bill }: State): State['bill'] =>
  bill === 'none' || (bill === 'charged' && responsible === 'client') ? bill : 'inactive'
/** Its bundle held nothing else, and ends with it; so does whatever was open. */
const ended = (state: State, answers: State['answers']): State => {
  return { ...state, order: 'removed', answers, bundle: 'none', manifest: 'none', openIncidents: 0 }
}
/** Its client answers for its end, and nothing is charged for it that was not given back. */
const isChargeable = ({ order, answers, bill }: State) =>
  order === 'removed' && answers === 'client' && (bill === 'none' || bill === 'inactive')
const when = (allowed: boolean, next: State, refusal = NOT_NOW): Next => (allowed ? next : refusal)
/** What is looked for is not there, or is not so far: which of the two is asked first does not matter here. */
const NOT_SO_FAR = new Refusal(404, 409, 422)

const IN_MIAMI = ['incomplete', 'incompleteState', 'inWarehouseMIA']
/** Wherever a step leads: what Miami does not have waits for nothing there. */
const waitsInMiami = (next: Next): Next =>
  next instanceof Refusal ? next : { ...next, held: next.held && next.received && IN_MIAMI.includes(next.order) }

const STEPS = {
  setTracking: (state: State): Next => when(isFree(state), state),

  setValue: (state: State): Next =>
    when(isFree(state), { ...state, order: state.order === 'inReview' ? 'reviewed' : state.order }),

  confirmWarehouse(state: State): Next {
    const { order } = state
    if (order === 'inReview' || order === 'reviewed')
      return { ...state, order: 'inWarehouseMIA', received: true, cameFrom: order }
    return when(isFree(state), { ...state, received: true })
  },

  undoWarehouse(state: State): Next {
    if (!isFree(state) || !state.received) return NOT_NOW
    if (state.order === 'inWarehouseMIA') return { ...state, order: state.cameFrom, received: false }
    return when(state.order === 'incomplete' || state.order === 'incompleteState', { ...state, received: false })
  },

  markIncomplete(state: State): Next {
    const { order } = state
    if (order === 'inReview' || order === 'reviewed') return { ...state, order: 'incomplete', cameFrom: order }
    const isPossible = order === 'incompleteState' || (order === 'inWarehouseMIA' && state.bundle === 'none')
    return when(isPossible, { ...state, order: 'incomplete' })
  },

  completeIncomplete: (state: State): Next => when(state.order === 'incomplete', { ...state, order: 'incompleteState' }),

  saveIncomplete: (state: State): Next => when(state.order === 'incomplete', state),

  resume: (state: State): Next =>
    when(state.order === 'incompleteState', {
      ...state,
      order: state.received ? 'inWarehouseMIA' : state.cameFrom,
    }),

  authorizeBundling: (state: State): Next => when(isFree(state), state),
  editDescription: (state: State): Next => when(isFree(state), state),

  setObservation: (state: State): Next => when(isBeforeHandover(state), state),

  /** Again too: it is held anew. */
  hold: (state: State): Next => when(state.order === 'inWarehouseMIA' && state.bundle === 'none', { ...state, held: true }),
  release: (state: State): Next => when(state.held, { ...state, held: false }),

  bundle(state: State): Next {
    if (state.order === 'inWarehouseMIA' && state.bundle === 'none' && !state.held) return { ...state, bundle: 'inWarehouseMIA' }
    return new Refusal(409, 422)
  },

  /** What an administrator put on a manifest, an associate no longer changes. */
  unbundle(state: State, role: Role): Next {
    const isPossible = state.bundle === 'inWarehouseMIA' && (role === 'administrator' || state.manifest === 'none')
    return when(isPossible, { ...state, bundle: 'none', manifest: 'none' })
  },

  setCustomsValue: (state: State): Next => when(state.bundle === 'inWarehouseMIA', state),

  putOnManifest: (state: State): Next =>
    when(state.bundle === 'inWarehouseMIA' && state.manifest === 'none', { ...state, manifest: 'active' }),

  takeOffManifest: (state: State): Next => when(state.manifest === 'active', { ...state, manifest: 'none' }),

  ship: (state: State): Next =>
    when(state.manifest === 'active', { ...state, manifest: 'sended', bundle: 'sended', order: 'sended' }),

  confirmArrival: (state: State): Next =>
    when(state.bundle === 'sended', { ...state, bundle: 'arrived', order: 'arrived', manifest: 'arrived' }),

  confirmWeight(state: State): Next {
    if (state.order !== 'arrived' && state.order !== 'inWarehouseUIO') return NOT_SO_FAR
    // Weighed again after a payment that was taken back, it earns anew; what was settled is taken off the next settlement.
    return { ...state, order: 'inWarehouseUIO', bundle: 'inWarehouseUIO', manifest: 'finished', settled: false }
  },

  requestPayment(state: State, role: Role): Next {
    if (role === 'administrator' && isChargeable(state) && state.hasCharges)
      return { ...state, bill: 'pendingPayment', billedAfterEnd: true }
    return when(state.order === 'inWarehouseUIO', { ...state, order: 'pendingOfPay', bill: 'pendingPayment' }, NOT_SO_FAR)
  },

  voidBill(state: State): Next {
    const order = state.order === 'removed' ? 'removed' : 'inWarehouseUIO'
    return when(state.bill === 'pendingPayment', { ...state, order, bill: 'none', billedAfterEnd: false })
  },

  confirmPayment(state: State): Next {
    if (state.order === 'removed') return when(state.bill === 'pendingPayment', { ...state, bill: 'charged' }, NOT_SO_FAR)
    return when(state.order === 'pendingOfPay', { ...state, order: 'paid', bill: 'charged', bundle: 'paid' }, NOT_SO_FAR)
  },

  /** Always, once: what was handed over stays so, and is a debt. */
  undoPayment(state: State): Next {
    if (state.order === 'receivedAndDelivered') return when(!state.bounced, { ...state, bounced: true })
    return when(state.order === 'paid', {
      ...state,
      order: 'pendingOfPay',
      bill: 'pendingPayment',
      bundle: 'inWarehouseUIO',
    })
  },

  deliver: (state: State): Next =>
    when(
      state.order === 'paid',
      { ...state, order: 'receivedAndDelivered', bill: 'delivered', bundle: 'receivedAndDelivered' },
      NOT_SO_FAR,
    ),

  settle: (state: State): Next =>
    when(
      (['paid', 'receivedAndDelivered'].includes(state.order) ||
        (state.order === 'removed' && state.bill === 'charged' && !state.billedAfterEnd)) &&
        !state.settled,
      { ...state, settled: true },
      NOT_SO_FAR,
    ),

  setExtraCharges: (state: State): Next =>
    when([...BEFORE_SHIPPING, 'sended', 'arrived', 'inWarehouseUIO'].includes(state.order) || isChargeable(state), {
      ...state,
      hasCharges: true,
    }),

  openIncident: (state: State): Next => when(state.order !== 'removed', { ...state, openIncidents: state.openIncidents + 1 }),

  solveIncident: (state: State): Next =>
    when(state.order !== 'removed' && state.openIncidents > 0, { ...state, openIncidents: state.openIncidents - 1 }),

  remove(state: State, role: Role): Next {
    const isOfOffice = role === 'administrator' && isBeforeShipping(state)
    const isPossible = state.order === 'inReview' || isOfOffice || (role === 'associate' && isFree(state))
    return when(isPossible, ended(state, 'client'))
  },

  cancelByStore: (state: State): Next =>
    when(isBeforeShipping(state) && state.order !== 'inWarehouseMIA' && !state.received, ended(state, 'store')),

  lose: (state: State): Next =>
    when(isBeforeHandover(state) && state.openIncidents > 0, { ...ended(state, 'house'), bill: creditedBy('house', state) }),
  seize: (state: State): Next =>
    when(isShipped(state) && state.openIncidents > 0, { ...ended(state, 'client'), bill: creditedBy('client', state) }),

  abandon(state: State): Next {
    const isThere =
      (state.received && isBeforeShipping(state)) || ['inWarehouseUIO', 'pendingOfPay', 'paid'].includes(state.order)
    return when(isThere && state.openIncidents > 0, { ...ended(state, 'client'), bill: creditedBy('client', state) })
  },
} as const satisfies Record<string, (state: State, role: Role) => Next>

export const NEXT = Object.fromEntries(
  Object.entries(STEPS).map(([name, next]) => [name, (state: State, role: Role): Next => waitsInMiami(next(state, role))]),
) as Record<keyof typeof STEPS, (state: State, role: Role) => Next>
