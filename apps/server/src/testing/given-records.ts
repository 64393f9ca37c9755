// One record of each kind, all of one client: what somebody else may try to reach.
import {
  dropshipping,
  incidents,
  notifications,
  orders,
  parameters,
  paymentProofs,
  payments,
  purchaseActions,
  quotations,
  savedViews,
} from '@app/contract'
import { given, newTracking, reload } from './given-orders.ts'
import { billedBundle, paidBundle } from './given-packages.ts'
import { ask, proposeDearer } from './given-purchases.ts'
import { priced } from './package-requests.ts'
import { type Person, signedInAs } from './world.ts'

export const PAPER = {
  field: 'invoice',
  name: 'factura.pdf',
  content: new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'),
}

const administrator = signedInAs('administrator')

export type Records = Awaited<ReturnType<typeof recordsOf>>

/** The ids of a client's records, each where the most can be done with it; and two that are nobody's yet. */
export async function recordsOf(client: Person, associate: Person) {
  const caller = signedInAs(client)
  const order = await orderWithInvoice(client)
  const inMiami = await given.order({ client, status: 'inWarehouseMIA' })
  const bundle = await given.bundle({ client })
  const manifest = await given.manifest()
  const bill = await billedBundle(client)
  const paidBill = await paidBundle(client)
  const payment = (await administrator.call(payments.listPayments, { query: { billId: paidBill.id } })).data[0]
  const receipt = { amountInCents: bill.totalInCents, reference: 'PICH-1', note: '' }
  const proof = await caller.call(paymentProofs.addBillProof, {
    params: { id: bill.id },
    body: receipt,
    files: [{ ...PAPER, field: 'proof' }],
  })
  const purchase = await ask(client)
  const invoice = { details: [{ description: 'Zapatillas', quantity: 1, unitPriceInCents: 4_999 }] }
  const invoiced = await caller.call(purchaseActions.addPurchaseInvoice, { params: purchase, body: invoice, files: [PAPER] })
  const wish = { link: 'https://store.example/lamp', description: 'Lámpara', quantity: 1 }
  const view = { screen: '/tuspedidos', name: 'Mis pendientes', query: {} }
  const { data: told } = await caller.call(notifications.listNotifications)
  const { data: values } = await administrator.call(parameters.listParameterHistory, {})
  const quoted = { service: 'COU' as const, weightInGrams: 900, productValueInCents: 5_000 }
  const incident = { kind: 'delayed' as const, description: 'Se retrasa el vuelo.' }
  return {
    client: client.id,
    associate: associate.id,
    consignee: client.identification,
    order: order.id,
    file: (await reload(order)).files[0]?.id ?? '',
    incomplete: (await given.order({ client, status: 'incomplete' })).id,
    inMiami: inMiami.id,
    inQuito: (await given.order({ client, status: 'inWarehouseUIO' })).id,
    bundle: bundle.id,
    manifest: manifest.id,
    bill: bill.id,
    billedOrder: bill.orders[0]?.id ?? '',
    payment: payment?.id ?? '',
    paymentProof: proof.id,
    parameterValue: values[0]?.id ?? '',
    purchase: purchase.id,
    invoiceLine: invoiced.invoice.details[0]?.id ?? '',
    proposed: (await proposeDearer('administrator', await ask(client))).id,
    dropshipping: (await caller.call(dropshipping.createDropshipping, { body: wish })).id,
    quotation: (await caller.call(quotations.requestQuotation, { body: quoted })).id,
    incident: (await administrator.call(incidents.openIncident, { params: { id: order.id }, body: incident })).id,
    authorizedName: (await given.authorizedName(client, { purposes: ['pickup', 'consignee'] })).id,
    unmatched: (await given.unmatched()).id,
    freeClient: (await given.client()).id,
    savedView: (await caller.call(savedViews.addSavedView, { body: view })).id,
    notification: told[0]?.id ?? '',
  }
}

async function orderWithInvoice(client: Person) {
  const body = { category: 'B' as const, packages: [{ tracking: newTracking(), items: priced(5_000) }] }
  const { orders: made } = await signedInAs(client).call(orders.createOrders, { body, files: [{ ...PAPER, field: 'invoice-0' }] })
  const [order] = made
  if (!order) throw new Error('no order was made')
  return order
}
