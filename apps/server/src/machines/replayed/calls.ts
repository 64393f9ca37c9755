// What people do in the model, done by calls: each step of its name.
import {
  accounts,
  bills,
  bundles,
  deliveries,
  earnings,
  incidents,
  manifests,
  orderActions,
  prices,
  purchaseActions,
  type Sent,
} from '@app/contract'
import { NOBODY_ELSE } from '../../testing/given/given-packages.ts'
import { answer, approve, detail, remove } from '../../testing/given/given-purchases.ts'
import { signedInAs } from '../../testing/world.ts'
import { type State, UP_FRONT_IN_CENTS } from '../dead-ends/truth.ts'
import { administrator, authorize, PARTS, receive, refund, takeBack, type World } from './world.ts'

/** `before`, `after`: what the model says. */
type Made = { world: World; index: number; before: State; after: State; tariffId: string }
type Call = (made: Made) => Promise<unknown>

/** The client where they answer, else an administrator for them. */
const callerOf = ({ world, before }: Made) => (before.client === 'here' ? signedInAs(world.client) : administrator)
const parcelOf = ({ world, index }: Made) => world.parcels[index] ?? { orderIds: [], incidentIds: [], isHeavy: false }

type Weight = { orderId: string; weightInGrams: number }
const WEIGHTS_IN_GRAMS = [1_800, 900]
const HEAVY_IN_GRAMS = [[5_200], [3_600, 1_600]]
function weightsOf(made: Made): Weight[] {
  const { orderIds, isHeavy } = parcelOf(made)
  const [usual = 0] = made.world.purchase ? [1_400] : WEIGHTS_IN_GRAMS.slice(made.index)
  return orderIds.map((orderId, part) => {
    return { orderId, weightInGrams: isHeavy ? (HEAVY_IN_GRAMS[orderIds.length - 1]?.[part] ?? 0) : usual }
  })
}

const inStatus = ({ world, before }: Made, status: State['parcels'][number]['status']) =>
  world.parcels.filter((_parcel, index) => before.parcels[index]?.status === status)

async function ship(made: Made): Promise<void> {
  const going = inStatus(made, 'miami')
  // What was split goes in a declaration each.
  const groups = going.some(({ orderIds }) => orderIds.length > 1)
    ? going.flatMap(({ orderIds }) => orderIds.map((id) => [id]))
    : [going.flatMap(({ orderIds }) => orderIds)]
  const carried: { bundleId: string; childGuideNumber: string }[] = []
  for (const orderIds of groups) {
    const { id } = await administrator.call(bundles.createBundle, { body: { orderIds } })
    carried.push({ bundleId: id, childGuideNumber: id })
  }
  const guideNumber = carried[0]?.bundleId ?? ''
  const flight = { airline: 'Avianca Cargo', flight: 'AV 8392', departureDate: '2030-01-02' }
  const body = { guideNumber, ...flight, bundles: carried }
  const { id } = await administrator.call(manifests.createManifest, { body })
  await administrator.call(manifests.shipManifest, { params: { id } })
  made.world.bundleIds = carried.map(({ bundleId }) => bundleId)
}

type Opened = Sent<typeof incidents.openIncident>['body']['kind']
async function open(made: Made): Promise<void> {
  const { goods } = made.before.parcels[made.index] ?? {}
  const kind: Opened = goods === 'nowhere' ? 'lost' : goods === 'customs' ? 'seized' : 'damaged'
  const parcel = parcelOf(made)
  // Of what was split the first part keeps the incident that it had.
  for (const id of parcel.orderIds.slice(parcel.incidentIds.length)) {
    const body = { kind, description: 'Se vio en la bodega.' }
    parcel.incidentIds.push((await administrator.call(incidents.openIncident, { params: { id }, body })).id)
  }
}

type Resolved = Omit<Sent<typeof incidents.resolveIncident>['body'], 'incidentId' | 'resolution'>
const resolve =
  (resolved: Resolved): Call =>
  async (made) => {
    const parcel = parcelOf(made)
    if (parcel.incidentIds.length < parcel.orderIds.length) await open(made)
    for (const [part, id] of parcel.orderIds.entries()) {
      const body = { ...resolved, incidentId: parcel.incidentIds[part] ?? '', resolution: 'Así terminó.' }
      await administrator.call(incidents.resolveIncident, { params: { id }, body })
    }
    parcel.incidentIds = []
  }

const end =
  (outcome: 'withdrawn' | 'storeCancelled'): Call =>
  async (made) => {
    const isOwn = outcome === 'withdrawn' && made.before.parcels[made.index]?.status === 'announced' && !made.world.purchase
    const { orderIds } = parcelOf(made)
    parcelOf(made).incidentIds = []
    await (isOwn ? callerOf(made) : administrator).call(orderActions.removeOrders, {
      body: { orderIds, outcome, reason: 'Ya no llega.' },
    })
  }

const goesOn =
  (goods: 'client' | 'house'): Call =>
  async (made) => {
    for (const id of parcelOf(made).orderIds) {
      await administrator.call(incidents.reopenOrder, { params: { id }, body: { goods, note: 'Lo dijo por teléfono.' } })
    }
  }

async function cancelBought({ world: { purchase } }: Made): Promise<void> {
  const body = { action: 'cancel' as const, items: [{ id: purchase?.itemId ?? '', quantity: 2 }], reason: 'No hay.' }
  await administrator.call(purchaseActions.updatePurchase, { params: { id: purchase?.id ?? '' }, body })
}

async function buy({ world }: Made): Promise<void> {
  const purchase = { id: world.purchase?.id ?? '' }
  await approve('administrator', purchase)
  const { order } = await detail(purchase)
  world.parcels = [{ orderIds: order ? [order.id] : [], incidentIds: [], isHeavy: false }]
  await authorize(world)
}

/** What moves money to a bill or a purchase. */
const move = (made: Made, to: { billId: string } | { purchaseId: string }, amountInCents: number) => {
  const isOwner = made.before.client === 'here'
  const body = { ...to, amountInCents, ...(!isOwner && { clientId: made.world.client.id }) }
  return callerOf(made).call(accounts.moveCredit, { body })
}

const comesIn: Call = ({ world, before, after }) => receive(world, after.creditInCents - before.creditInCents)
const nothing: Call = async () => {}

export const CALLS: Readonly<Record<string, Call>> = {
  storeSends: nothing,
  comes: nothing,
  storeCancels: nothing,
  isLost: nothing,
  isFound: nothing,
  isSeized: nothing,
  getsWet: nothing,
  fallsSilent: nothing,
  tooHeavy: async (made) => {
    parcelOf(made).isHeavy = true
  },
  bounces: async ({ world }) => {
    for (const payment of world.payments) payment.bounced = true
  },
  short: comesIn,
  over: comesIn,
  pay: comesIn,
  payUpFront: comesIn,

  receive: (made) => administrator.call(orderActions.confirmWarehouse, { body: { arrivals: weightsOf(made) } }),
  split: async (made) => {
    const parcel = parcelOf(made)
    const parts = PARTS.map((item, part) => {
      return { items: [item], productValueInCents: item.unitPriceInCents, weightInGrams: HEAVY_IN_GRAMS[1]?.[part] ?? 0 }
    })
    const { orders } = await administrator.call(orderActions.splitOrder, {
      params: { id: parcel.orderIds[0] ?? '' },
      body: { parts },
    })
    parcel.orderIds = orders.map(({ id }) => id)
  },
  category: (made) =>
    administrator.call(orderActions.setCategory, {
      params: { id: parcelOf(made).orderIds[0] ?? '' },
      body: { category: 'C', tariffId: made.tariffId, note: 'Lo aceptó por teléfono.' },
    }),
  ship,
  arrive: ({ world: { bundleIds } }) => administrator.call(bundles.confirmBundleArrival, { body: { bundleIds } }),
  weigh: (made) => {
    const indexes = made.before.parcels.flatMap(({ status }, index) => (status === 'arrived' ? [index] : []))
    const weights = indexes.flatMap((index) => weightsOf({ ...made, index }))
    return administrator.call(prices.confirmBundleWeights, { body: { weights } })
  },
  bill: async (made) => {
    const orderIds = inStatus(made, 'quito').flatMap((parcel) => parcel.orderIds)
    const body = { orderIds, ...NOBODY_ELSE, useBalance: false }
    made.world.billId = (await callerOf(made).call(bills.createBill, { body })).id
  },
  voidBill: ({ world: { billId: id } }) =>
    administrator.call(bills.voidBill, { params: { id }, body: { reason: 'A otro nombre.' } }),
  apply: (made) => move(made, { billId: made.world.billId }, sumOfMoves(made.after) - sumOfMoves(made.before)),
  undoPayment: async ({ world }) => {
    for (const { id } of world.payments.filter(({ bounced }) => bounced).toReversed()) await takeBack(id)
    world.payments = world.payments.filter(({ bounced }) => !bounced)
  },
  writeOff: ({ world: { client } }) =>
    administrator.call(accounts.writeOffDebt, { body: { clientId: client.id, reason: 'No contesta.' } }),
  refund: ({ world, before }) => refund(world, before.creditInCents),
  deliver: ({ world, index }) =>
    administrator.call(deliveries.deliverOrders, {
      body: { orderIds: world.parcels[index]?.orderIds ?? [], identification: world.client.identification },
    }),
  settle: (made) => administrator.call(earnings.settleEarnings, { body: { orderIds: parcelOf(made).orderIds } }),
  minusLine: (made) => {
    const { earnedInCents = 0, earningPaidInCents = 0 } = made.before.parcels[made.index] ?? {}
    const body = {
      associateId: made.world.associate.id,
      amountInCents: earningPaidInCents - earnedInCents,
      orderIds: parcelOf(made).orderIds,
    }
    return administrator.call(earnings.receiveSettlement, { body })
  },

  reopen: goesOn('client'),
  // What never came to Miami before it ended has no owner there.
  keepForHouse: async (made) => {
    if (made.before.parcels[made.index]?.wasReceived) await goesOn('house')(made)
  },
  openIncident: open,
  solve: resolve({ outcome: 'solved' }),
  compensate: resolve({ outcome: 'damaged', isFit: true, shareInPercent: 40 }),
  lost: resolve({ outcome: 'lost' }),
  damaged: resolve({ outcome: 'damaged' }),
  seized: resolve({ outcome: 'seized' }),
  returned: resolve({ outcome: 'returned', returnCarrier: 'UPS', returnTracking: '1Z999' }),
  // Without it notices and days are waited for: abandon.test.ts.
  abandoned: resolve({ outcome: 'abandoned', clientsWord: 'Lo escribió por correo.' }),
  withdrawn: end('withdrawn'),
  storeCancelled: (made) => (made.world.purchase ? cancelBought(made) : end('storeCancelled')(made)),

  accept: ({ world }) =>
    answer(world.client, { id: world.purchase?.id ?? '' }, { action: 'accept', temporalPriceInCents: UP_FRONT_IN_CENTS }),
  hold: (made) => move(made, { purchaseId: made.world.purchase?.id ?? '' }, made.after.heldInCents),
  buy,
  ownRefusal: ({ world }) => answer(world.client, { id: world.purchase?.id ?? '' }, { action: 'reject', reason: 'Muy caro.' }),
  staffRefusal: ({ world }) => remove('administrator', { id: world.purchase?.id ?? '' }, 'La tienda la canceló.'),
}

const sumOfMoves = ({ moves }: State): number => moves.reduce((total, amount) => total + amount, 0)
