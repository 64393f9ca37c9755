// Packages, bundles and manifests that came as far as a test needs them, by the calls that people make.
import {
  authorizedNames,
  bills,
  bundles,
  deliveries,
  manifests,
  orderActions,
  orders,
  payments,
  prices,
  type Sent,
} from '@app/contract'
import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import type { Bundle } from '@app/contract/bundles.contract'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import type { Order, OrderDetail } from '@app/contract/orders.contract'
import { businessDay, type OrderStatus } from '@app/domain'
import { now } from '../../clock.ts'
import { newPerson } from '../people.ts'
import { type Person, given as people, signedInAs } from '../world.ts'

type NewAuthorizedName = Sent<typeof authorizedNames.addAuthorizedName>['body']
type OrderData = {
  status?: OrderStatus
  client?: Person
  weightInGrams?: number
  valueInCents?: number
  tracking?: string
  storeWeightInGrams?: number
  consigneeAuthorizedNameId?: string
  isAuthorizedToBundle?: boolean
  /** In category C, by this item class (given-category-c.ts). */
  tariffId?: string
}
type BundleData = { orders?: readonly Order[]; client?: Person; valueInCents?: number }
type ManifestData = {
  status?: 'active' | 'sended' | 'arrived'
  bundles?: readonly Bundle[]
  guideNumber?: string
  /** Today, unless the test says otherwise. */
  departureDate?: string | null
}

const administrator = signedInAs('administrator')
let packages = 0
let guides = 0

/** A number that no other package of the test run has. */
export function newTracking(): string {
  packages += 1
  return `TBA${String(packages).padStart(12, '0')}`
}

const SIGNED = new TextEncoder().encode('%PDF-1.7\n%%EOF')

export const given = {
  ...people,

  /** A package of a client; shared as it is in Miami, unless the test says otherwise. */
  order: async (data: OrderData = {}): Promise<Order> => {
    const client = data.client ?? (await people.client())
    const { status = 'inReview', isAuthorizedToBundle = BUNDLED.includes(status) || status === 'inWarehouseMIA' } = data
    const order = await ask(client, data)
    if (isAuthorizedToBundle) await authorize(client, order, data)
    await walk(order, client, status, data)
    return reload(order)
  },

  /** What is together in one declaration, free in Miami. */
  bundle: async ({ orders: given, client, valueInCents = 5_000 }: BundleData = {}): Promise<Bundle> => {
    const inside = given ?? [await orderInMiami({ valueInCents, ...(client && { client }) })]
    return administrator.call(bundles.createBundle, { body: { orderIds: inside.map(({ id }) => id) } })
  },

  /** A manifest that lacks nothing, or one that was shipped or has arrived. */
  manifest: async ({
    status = 'active',
    bundles: given,
    guideNumber,
    departureDate = businessDay(now()),
  }: ManifestData = {}): Promise<ManifestDetail> => {
    const carried = given ?? [await givenBundle()]
    guides += 1
    const body = {
      guideNumber: guideNumber ?? `729-${String(guides).padStart(8, '0')}`,
      airline: 'Avianca Cargo',
      flight: 'AV 8392',
      departureDate,
      bundles: carried.map(({ id }, position) => ({ bundleId: id, childGuideNumber: `HIJA-${guides}-${position}` })),
    }
    const { id } = await administrator.call(manifests.createManifest, { body })
    if (status !== 'active') await administrator.call(manifests.shipManifest, { params: { id } })
    const bundleIds = carried.map((bundle) => bundle.id)
    if (status === 'arrived') await administrator.call(bundles.confirmBundleArrival, { body: { bundleIds } })
    return administrator.call(manifests.getManifest, { params: { id } })
  },

  /** Somebody whom a client named, and who did not agree to anything yet. */
  named: (client: Person, changes: object = {}): Promise<AuthorizedName> => {
    const person = {
      name: 'Lucía Vaca',
      phone: '0991234567',
      identificationType: 'cedula',
      identification: newPerson().identification,
    }
    const body = { ...person, purposes: ['consignee'], ...changes }
    return signedInAs(client).call(authorizedNames.addAuthorizedName, { body: body as NewAuthorizedName })
  },

  /** Somebody whom a client may have declared in their place, with their consent on paper; one who only collects needs none. */
  authorizedName: async (client: Person, changes: object = {}): Promise<AuthorizedName> => {
    const named = await given.named(client, changes)
    if (!named.purposes.includes('consignee')) return named
    const paper = { field: 'paper', name: 'autorizacion.pdf', content: SIGNED }
    return administrator.call(authorizedNames.keepConsentPaper, {
      params: { id: named.id },
      body: { version: 1 },
      files: [paper],
    })
  },

  /** A package that reached Miami and that nobody asked for. */
  unmatched: (tracking = newTracking(), weightInGrams = 1_200): Promise<Order> =>
    administrator.call(orderActions.createUnmatched, { body: { tracking, weightInGrams } }),
}

const orderInMiami = (data: OrderData) => given.order({ ...data, status: 'inWarehouseMIA' })
const givenBundle = () => given.bundle()

export const reload = ({ id }: { id: string }): Promise<OrderDetail> => administrator.call(orders.getOrder, { params: { id } })

async function ask(client: Person, data: OrderData): Promise<Order> {
  const { valueInCents = 5_000, tracking = newTracking(), storeWeightInGrams, consigneeAuthorizedNameId, tariffId } = data
  const items = [{ description: 'Zapatos', quantity: 1, unitPriceInCents: valueInCents, ...(tariffId && { tariffId }) }]
  const wanted = { tracking, items, ...(storeWeightInGrams && { storeWeightInGrams }) }
  const made = await signedInAs(client).call(orders.createOrders, {
    body: { category: tariffId ? 'C' : 'B', packages: [wanted], ...(consigneeAuthorizedNameId && { consigneeAuthorizedNameId }) },
  })
  const [order] = made.orders
  if (!order) throw new Error('no order was made')
  return order
}

const authorize = (client: Person, { id }: Order, { consigneeAuthorizedNameId }: OrderData) =>
  signedInAs(client).call(orderActions.authorizeBundling, {
    body: { orderIds: [id], isAuthorizedToBundle: true, consigneeAuthorizedNameId: consigneeAuthorizedNameId ?? null },
  })

const BUNDLED: readonly OrderStatus[] = ['sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid', 'receivedAndDelivered']

async function walk(order: Order, client: Person, status: OrderStatus, data: OrderData): Promise<void> {
  const { weightInGrams = 1_000, valueInCents = 5_000 } = data
  const orderIds = [order.id]
  const at = { params: { id: order.id } }
  const steps: Partial<Record<OrderStatus, () => Promise<unknown>>> = {
    reviewed: () => administrator.call(orderActions.setValue, { ...at, body: { productValueInCents: valueInCents } }),
    inWarehouseMIA: () =>
      administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: order.id, weightInGrams }] } }),
    incomplete: () =>
      administrator.call(orderActions.updateIncomplete, { body: { orderId: order.id, missing: ['other'], note: '¿Qué es?' } }),
    incompleteState: () => signedInAs(client).call(orderActions.completeOrder, { ...at, body: { comment: 'Unos zapatos.' } }),
    removed: () => administrator.call(orderActions.removeOrders, { body: { orderIds } }),
    sended: async () => given.manifest({ status: 'sended', bundles: [await given.bundle({ orders: [order] })] }),
    arrived: async () => {
      const bundleIds = [(await reload(order)).bundle?.id ?? '']
      await administrator.call(bundles.confirmBundleArrival, { body: { bundleIds } })
    },
    inWarehouseUIO: () =>
      administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId: order.id, weightInGrams }] } }),
    pendingOfPay: () =>
      administrator.call(bills.createBill, {
        body: { orderIds, pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null },
      }),
    paid: () => administrator.call(payments.confirmClientPayment, { body: { orderIds, method: 'cash', reference: '' } }),
    receivedAndDelivered: () =>
      administrator.call(deliveries.deliverOrders, { body: { orderIds, identification: client.identification } }),
  }
  for (const step of WAYS[status] ?? []) await steps[step]?.()
}

const TO_MIAMI: OrderStatus[] = ['reviewed', 'inWarehouseMIA']
const TO_QUITO: OrderStatus[] = [...TO_MIAMI, 'sended', 'arrived', 'inWarehouseUIO']

/** The calls that lead to a status, in turn. */
const WAYS: Partial<Record<OrderStatus, OrderStatus[]>> = {
  reviewed: ['reviewed'],
  inWarehouseMIA: TO_MIAMI,
  incomplete: ['incomplete'],
  incompleteState: ['incomplete', 'incompleteState'],
  removed: ['removed'],
  sended: TO_QUITO.slice(0, 3),
  arrived: TO_QUITO.slice(0, 4),
  inWarehouseUIO: TO_QUITO,
  pendingOfPay: [...TO_QUITO, 'pendingOfPay'],
  paid: [...TO_QUITO, 'pendingOfPay', 'paid'],
  receivedAndDelivered: [...TO_QUITO, 'pendingOfPay', 'paid', 'receivedAndDelivered'],
}
