// One record of each kind, of a client who has an associate, for another caller to try. Each is in the status with the most actions.
import {
  accounts,
  bills,
  bundleFiles,
  charges,
  clientNotes,
  dropshipping,
  earnings,
  incidents,
  orders,
  parameters,
  paymentProofs,
  payments,
  purchaseActions,
  quotations,
  tariffs,
} from '@app/contract'
import { addPasskey } from '../factors/passkeys.ts'
import { WAITING_ORDERS } from '../holding/waiting-orders.ts'
import { lost } from '../lost.ts'
import { priced } from '../package-requests.ts'
import { givenBillingRun, givenEndedRun, givenRun } from '../runs/given-run.ts'
import { SAVED_VIEW_RECORDS } from '../saved-views/given-saved-views.ts'
import { turnOn } from '../second-factor.ts'
import { givenSet } from '../sets/given-set.ts'
import { type Person, signedInAs } from '../world.ts'
import { givenBox } from './given-boxes.ts'
import { givenCategoryC } from './given-category-c.ts'
import { givenDebt } from './given-debt.ts'
import { FISCAL_RECORDS } from './given-fiscal-records.ts'
import { changeHouse, houseWith } from './given-house.ts'
import { tell } from './given-news.ts'
import { given, newTracking, reload } from './given-orders.ts'
import { arrivedBundle, BILL_RECORDS, ordersOf, paidBundle, unpaidBundle } from './given-packages.ts'
import { ask, proposeDearer } from './given-purchases.ts'
import { givenRetentionRun } from './given-retention-run.ts'
import { givenOwing } from './given-settlements.ts'
import { bankAccount, lineAside, lineOfBank } from './given-statements.ts'
import { givenUnsentMail } from './given-unsent-mail.ts'
import { givenWaitingClient } from './given-waiting-client.repository.ts'

export const PAPER = {
  field: 'invoice',
  name: 'factura.pdf',
  content: new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'),
}
const WISH = { link: 'https://store.example/lamp', description: 'Lámpara', quantity: 1 }
const QUOTED = { service: 'COU' as const, weightInGrams: 900, productValueInCents: 5_000 }

const administrator = signedInAs('administrator')
const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1).values()
const newName = (): string => `Número ${numbers.next().value}`

/** How one comes to be. @returns its id, or the number that a person is declared by. */
type Maker = (client: Person, associate: Person) => Promise<string>

const makers = {
  client: async (client) => client.id,
  clientNote: async ({ id }) =>
    (await administrator.call(clientNotes.addClientNote, { params: { id }, body: { text: 'Prefiere WhatsApp' } })).id,
  passkey: async (client) => (await addPasskey(client)).passkey.id,
  ...{ unsentMail: givenUnsentMail, retentionRun: givenRetentionRun },
  ...{ set: givenSet, run: givenRun, endedRun: givenEndedRun, billingRun: givenBillingRun },
  associate: async (_client, associate) => associate.id,
  ownClient: async (_client, associate) => (await given.client({ associate })).id,
  consignee: async (client) => client.identification,
  order: async (client) => (await orderWithInvoice(client)).id,
  file: async (client) => (await reload(await orderWithInvoice(client))).files[0]?.id ?? '',
  incomplete: async (client) => (await given.order({ client, status: 'incomplete' })).id,
  inMiami: async (client) => (await given.order({ client, status: 'inWarehouseMIA' })).id,
  box: async (client) => (await givenBox(client, 3_000)).id,
  ...WAITING_ORDERS,
  arrived: async (client) => (await arrivedBundle(client)).orderIds[0] ?? '',
  inQuito: async (client) => (await given.order({ client, status: 'inWarehouseUIO' })).id,
  ...BILL_RECORDS,
  troubled: async (client) => {
    const { id } = await given.order({ client })
    await openIncident(id)
    return id
  },
  // Somebody else's: an associate keeps what ended while they had it.
  ended: async () => {
    const { id } = await given.order({ status: 'inWarehouseMIA' })
    await lost(id)
    return id
  },
  incident: async (client) => (await openIncident((await given.order({ client })).id)).id,
  bundle: async (client) => {
    const { id } = await given.bundle({ client })
    await administrator.call(bundleFiles.addBundleInvoices, { params: { id }, body: {}, files: [PAPER] })
    return id
  },
  sentBundle: async (client) => {
    const bundle = await given.bundle({ client })
    await given.manifest({ status: 'sended', bundles: [bundle] })
    return bundle.id
  },
  manifest: async (client) => (await given.manifest({ bundles: [await given.bundle({ client })] })).id,
  bill: async (client) => (await unpaidBundle(client)).id,
  creditedBill: async (client) => (await creditedBill(client)).billId,
  ...FISCAL_RECORDS,
  /** Owes 1.00 on the account: a payment that was refunded since never came. */
  debtor: async () => {
    const client = await given.client()
    await givenDebt(client, 100)
    return client.id
  },
  creditNote: async (client) => (await creditedBill(client)).creditNoteId,
  payment: async (client) => {
    const { id: billId } = await paidBundle(client)
    return (await administrator.call(payments.listPayments, { query: { billId } })).data[0]?.id ?? ''
  },
  bankAccount: () => bankAccount(),
  statement: async () => (await lineOfBank()).statementId,
  statementLine: async () => (await lineOfBank()).id,
  lineAside: async () => (await lineAside()).id,
  paymentProof: async (client) => {
    const { id, totalInCents } = await unpaidBundle(client)
    const body = { amountInCents: totalInCents, reference: 'PICH-1', note: '' }
    const files = [{ ...PAPER, field: 'proof' }]
    return (await signedInAs(client).call(paymentProofs.addBillProof, { params: { id }, body, files })).id
  },
  /** A bill that waits beside credit. */
  credit: async (client) => {
    const { id } = await unpaidBundle(client)
    await givenCredit(client)
    return id
  },
  /** Of a client whose debt is above what one administrator writes off. */
  approval: async () => askedBy('administrator'),
  /** By 40 % of its value, and handed on as it is. */
  damaged: async (client) => {
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    const body = { kind: 'damaged', description: 'Se mojó por una esquina.' } as const
    const { id: incidentId } = await administrator.call(incidents.openIncident, { params: { id }, body })
    const ended = { incidentId, outcome: 'damaged', isFit: true, shareInPercent: 40, resolution: 'Se secó.' } as const
    await administrator.call(incidents.resolveIncident, { params: { id }, body: ended })
    return id
  },
  refund: async (client) => (await requestRefund(client)).id,
  paidRefund: async (client) => {
    const { id } = await requestRefund(client)
    return (await administrator.call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'cash' } })).id
  },
  settlement: async (client) => {
    const orderIds = ordersOf(await paidBundle(client))
    const { settlements } = await administrator.call(earnings.settleEarnings, { body: { orderIds } })
    return settlements[0]?.id ?? ''
  },
  owing: async () => (await givenOwing()).id,
  parameterValue: async () => (await administrator.call(parameters.listParameterHistory, {})).data[0]?.id ?? '',
  companyAccount: async () => (await changeHouse(houseWith(newName()))).bankAccounts[0]?.id ?? '',
  tariff: async () => {
    const body = { nameEs: newName(), nameEn: 'Clothes', adValoremInBasisPoints: 1_000 }
    return (await administrator.call(tariffs.createTariff, { body })).id
  },
  /** Of category C, shipped and arrived. */
  declared: async (client) => {
    const order = await given.order({ client, tariffId: await givenCategoryC(), status: 'inWarehouseMIA' })
    const bundle = await given.bundle({ orders: [order] })
    await given.manifest({ status: 'arrived', bundles: [bundle] })
    return bundle.id
  },
  charge: async () => {
    const body = { name: newName(), amountInCents: 350 }
    return (await administrator.call(charges.addCharge, { body })).id
  },
  purchase: async (client) => {
    const { id } = await ask(client)
    const body = { details: [{ description: 'Zapatillas', quantity: 1, unitPriceInCents: 4_999 }] }
    await signedInAs(client).call(purchaseActions.addPurchaseInvoice, { params: { id }, body, files: [PAPER] })
    return id
  },
  proposed: async (client) => (await proposeDearer('administrator', await ask(client))).id,
  dropshipping: async (client) => (await signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })).id,
  quotation: async (client) => (await signedInAs(client).call(quotations.requestQuotation, { body: QUOTED })).id,
  askable: async (client) => (await given.named(client)).id,
  authorizedName: async (client) => (await given.authorizedName(client, { purposes: ['pickup', 'consignee'] })).id,
  unmatched: async () => (await given.unmatched()).id,
  freeClient: async () => (await given.client()).id,
  waitingClient: givenWaitingClient,
  lostFactor: async () => {
    const person = await given.associate()
    await turnOn(person)
    return person.id
  },
  ...SAVED_VIEW_RECORDS,
  notification: async (client) => (await tell(client, 'ORD-1'))[0] ?? '',
} satisfies Record<string, Maker>

let credits = 0
function givenCredit({ id: clientId }: Person): Promise<unknown> {
  credits += 1
  const body = { clientId, receivedOn: '2026-01-05', amountInCents: 1_000 + credits, method: 'cash' } as const
  return administrator.call(payments.createPayment, { body: { ...body, applications: [] } })
}

/** Of 10.00 of the credit that the client is given for it. */
export async function requestRefund(client: Person) {
  await givenCredit(client)
  const body = { amountInCents: 1_000, destination: 'Banco Pichincha 2201234567' }
  return signedInAs(client).call(accounts.requestRefund, { body })
}

/** A call that this administrator asked for and that waits for another. */
export async function askedBy(who: Person | 'administrator'): Promise<string> {
  const client = await given.client()
  await givenDebt(client, 600)
  const body = { clientId: client.id, reason: 'No volvió.' }
  const answer = await signedInAs(who).call(accounts.writeOffDebt, { body })
  if (!('approval' in answer)) throw new Error('the debt was written off at once')
  return answer.approval.id
}

export type Kind = keyof typeof makers
export const MAKERS: Readonly<Record<Kind, Maker>> = makers
export type Records = Record<Kind, string>

/** So many packages of one client are declared as nobody may in a year. */
export const liftQuota = () =>
  administrator.call(parameters.createParameter, { body: { key: 'yearlyQuota', value: 100_000, reason: 'Para las pruebas.' } })

/** One of every kind. */
export async function recordsOf(client: Person, associate: Person): Promise<Records> {
  const records: Partial<Records> = {}
  for (const [kind, make] of Object.entries(MAKERS)) records[kind as Kind] = await make(client, associate)
  return records as Records
}

const openIncident = (id: string) =>
  administrator.call(incidents.openIncident, {
    params: { id },
    body: { kind: 'delayed', description: 'Se retrasa el vuelo.' },
  })

async function orderWithInvoice(client: Person) {
  const body = { category: 'B' as const, packages: [{ tracking: newTracking(), items: priced(5_000) }] }
  const { orders: made } = await signedInAs(client).call(orders.createOrders, { body, files: [{ ...PAPER, field: 'invoice-0' }] })
  const [order] = made
  if (!order) throw new Error('no order was made')
  return order
}

async function creditedBill(client: Person): Promise<{ billId: string; creditNoteId: string }> {
  const bill = await paidBundle(client)
  const body = { orderIds: ordersOf(bill), reason: 'Se perdió.' }
  const { id: creditNoteId } = await administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body })
  return { billId: bill.id, creditNoteId }
}
