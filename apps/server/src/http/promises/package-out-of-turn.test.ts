// Every call that moves a package or changes what it says, on a package that is not there yet or is past it: the call is refused with
// the package's own code, and the package stays as it was (domain, section 5).
import { bills, bundles, deliveries, type Endpoint, earnings, orderActions, orderMatching, payments, prices } from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import type { OrderStatus } from '@app/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../testing/given/given-orders.ts'
import { NOBODY_ELSE } from '../../testing/given/given-packages.ts'
import { priced } from '../../testing/package-requests.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const ASKED = ['inReview', 'reviewed'] as const
const LACKING = ['incomplete', 'incompleteState'] as const
const ABROAD = ['sended', 'arrived'] as const
const WEIGHED = ['inWarehouseUIO'] as const
const BILLED = ['pendingOfPay', 'paid', 'receivedAndDelivered'] as const
const SHIPPED = [...ABROAD, ...WEIGHED, ...BILLED] as const
const STATUSES = [...ASKED, ...LACKING, 'inWarehouseMIA', ...SHIPPED, 'removed'] as const

const NOT_NOW = { status: 409, code: 'orderActionNotAllowed' }
const NOT_READY = { status: 422, code: 'orderNotReadyToBundle' }
const NOT_TO_DELETE = { status: 409, code: 'orderNotAllowedToDelete' }

type Sent = { params?: object; body: object }
type Row = {
  name: string
  who: 'owner' | 'associate' | 'administrator'
  endpoint: Endpoint
  sent: (id: string) => Sent
  refusedIn: readonly OrderStatus[]
  as?: { status: number; code: string }
}

const all = (...but: OrderStatus[]) => STATUSES.filter((status) => !but.includes(status))
const at = (id: string, body: object): Sent => ({ params: { id }, body })
const of = (id: string, body: object = {}): Sent => ({ body: { orderIds: [id], ...body } })
const half = { items: priced(2_500), productValueInCents: 2_500, weightInGrams: 500 }
const CHARGE = { name: 'Embalaje', amountInCents: 300, treatment: 'zero' as const, note: '' }

const ROWS: Row[] = [
  {
    name: 'its owner describes it',
    who: 'owner',
    endpoint: orderActions.updateDescription,
    sent: (id) => ({ body: { orderId: id, description: 'Otra cosa' } }),
    refusedIn: [...SHIPPED, 'removed'],
  },
  {
    name: 'its owner lets it share a declaration',
    who: 'owner',
    endpoint: orderActions.authorizeBundling,
    sent: (id) => of(id, { isAuthorizedToBundle: false, consigneeAuthorizedNameId: null }),
    refusedIn: [...SHIPPED, 'removed'],
  },
  {
    name: 'its owner keeps part of an answer',
    who: 'owner',
    endpoint: orderActions.updateIncomplete,
    sent: (id) => ({ body: { orderId: id, save: { comment: 'Son zapatos.' } } }),
    refusedIn: all('incomplete'),
  },
  {
    name: 'its owner answers',
    who: 'owner',
    endpoint: orderActions.completeOrder,
    sent: (id) => at(id, { comment: 'Son zapatos.' }),
    refusedIn: all('incomplete'),
  },
  {
    name: 'its owner removes it',
    who: 'owner',
    endpoint: orderActions.removeOrders,
    sent: (id) => of(id),
    refusedIn: all('inReview'),
    as: NOT_TO_DELETE,
  },
  {
    name: 'its owner asks for a bill',
    who: 'owner',
    endpoint: bills.createBill,
    sent: (id) => of(id, NOBODY_ELSE),
    refusedIn: all('inWarehouseUIO'),
  },
  {
    name: 'its associate enters a tracking',
    who: 'associate',
    endpoint: orderActions.setTracking,
    sent: (id) => at(id, { tracking: newTracking() }),
    refusedIn: [...SHIPPED, 'removed'],
  },
  {
    name: 'its associate sets its value',
    who: 'associate',
    endpoint: orderActions.setValue,
    sent: (id) => at(id, { productValueInCents: 4_000 }),
    refusedIn: [...SHIPPED, 'removed'],
  },
  {
    name: 'its associate says what they observe',
    who: 'associate',
    endpoint: orderActions.setObservation,
    sent: (id) => at(id, { observation: 'Caja golpeada.' }),
    refusedIn: ['receivedAndDelivered', 'removed'],
  },
  {
    name: 'its associate says what it lacks',
    who: 'associate',
    endpoint: orderActions.updateIncomplete,
    sent: (id) => ({ body: { orderId: id, missing: ['other'], note: '¿De qué color?' } }),
    refusedIn: ['incomplete', ...SHIPPED, 'removed'],
  },
  {
    name: 'its associate lets it go on',
    who: 'associate',
    endpoint: orderActions.updateIncomplete,
    sent: (id) => ({ body: { orderId: id, resume: true } }),
    refusedIn: all('incompleteState'),
  },
  {
    name: 'its associate bundles it',
    who: 'associate',
    endpoint: bundles.createBundle,
    sent: (id) => of(id),
    refusedIn: [...ASKED, ...LACKING, ...SHIPPED, 'removed'],
    as: NOT_READY,
  },
  {
    name: 'its associate removes it',
    who: 'associate',
    endpoint: orderActions.removeOrders,
    sent: (id) => of(id),
    refusedIn: [...SHIPPED, 'removed'],
    as: NOT_TO_DELETE,
  },
  {
    name: 'Miami receives it',
    who: 'administrator',
    endpoint: orderActions.confirmWarehouse,
    sent: (id) => ({ body: { arrivals: [{ orderId: id, weightInGrams: 1_100 }] } }),
    refusedIn: [...SHIPPED, 'removed'],
  },
  {
    name: 'Miami takes the scan back',
    who: 'administrator',
    endpoint: orderActions.confirmWarehouse,
    sent: (id) => ({ body: { arrivals: [{ orderId: id, weightInGrams: 1_000, undo: true }] } }),
    refusedIn: [...ASKED, ...SHIPPED, 'removed'],
  },
  {
    name: 'it becomes another client’s',
    who: 'administrator',
    endpoint: orderMatching.updateOrderClient,
    sent: (id) => at(id, { clientId: another.id }),
    refusedIn: [...SHIPPED, 'removed'],
  },
  {
    name: 'it is split',
    who: 'administrator',
    endpoint: orderActions.splitOrder,
    sent: (id) => at(id, { parts: [half, half] }),
    refusedIn: ['inReview', ...SHIPPED, 'removed'],
  },
  {
    name: 'Quito weighs it',
    who: 'administrator',
    endpoint: prices.confirmBundleWeights,
    sent: (id) => ({ body: { weights: [{ orderId: id, weightInGrams: 1_100 }] } }),
    refusedIn: [...ASKED, ...LACKING, 'inWarehouseMIA', 'sended', ...BILLED, 'removed'],
  },
  {
    name: 'it is charged extra',
    who: 'administrator',
    endpoint: orderActions.setExtraCharges,
    sent: (id) => at(id, { charges: [CHARGE] }),
    // One that ended for its client may still be charged (both ways, section 2).
    refusedIn: BILLED,
  },
  {
    name: 'its payment is confirmed',
    who: 'administrator',
    endpoint: payments.confirmClientPayment,
    sent: (id) => of(id, { method: 'cash', reference: '' }),
    refusedIn: all('pendingOfPay'),
  },
  {
    name: 'it is handed over',
    who: 'administrator',
    endpoint: deliveries.deliverOrders,
    sent: (id) => of(id, { identification: owner.identification }),
    refusedIn: all('paid'),
  },
  {
    name: 'its associate is paid',
    who: 'administrator',
    endpoint: earnings.settleEarnings,
    sent: (id) => of(id, { reference: 'TRX-77' }),
    refusedIn: all('paid', 'receivedAndDelivered'),
  },
]

let owner: Person
let associate: Person
let another: Person
const packages = {} as Record<OrderStatus, OrderDetail>

beforeAll(async () => {
  associate = await given.associate()
  owner = await given.client({ associate })
  another = await given.client({ associate })
  for (const status of STATUSES) packages[status] = await reload(await given.order({ client: owner, status }))
})

/** Refused calls leave no trace: neither a version nor an event. */
afterAll(async () => {
  for (const status of STATUSES) expect(await reload(packages[status])).toEqual(packages[status])
})

describe.each(STATUSES)('a package that is %s is refused when', (status) => {
  test.each(ROWS.filter(({ refusedIn }) => refusedIn.includes(status)).map((row) => [row.name, row] as const))(
    '%s',
    async (_name, { who, endpoint, sent, as = NOT_NOW }) => {
      const caller = signedInAs(who === 'administrator' ? who : { owner, associate }[who])

      const response = await caller.send(endpoint, sent(packages[status].id) as never)

      const { statusCode, code } = (await response.json()) as { statusCode: number; code: string }
      expect({ status: statusCode, code }).toEqual(as)
    },
  )
})
