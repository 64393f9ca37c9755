// What bills, receipts, payments, refunds, settlements and approvals say is allowed is not refused, in each of their states
// (both ways, section 8).
import { accounts, bills, earnings, paymentProofs, payments } from '@app/contract'
import type { Refund } from '@app/contract/accounts.contract'
import type { Bill } from '@app/contract/bills.contract'
import type { SettlementDetail } from '@app/contract/earnings.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { Payment } from '@app/contract/payments.contract'
import { type Kind, keepsItsOffers, type Make } from '../../testing/given/given-offers.ts'
import { given } from '../../testing/given/given-orders.ts'
import { handedOver, ordersOf, paid, paidBundle, unpaidBundle } from '../../testing/given/given-packages.ts'
import { ask } from '../../testing/given/given-purchases.ts'
import { askedBy, MAKERS, PAPER } from '../../testing/given/given-records.ts'
import { lost } from '../../testing/lost.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const REASON = { reason: 'Se registró dos veces.' }
const RECEIPT = { body: { amountInCents: 100, reference: 'PICH-2', note: '' }, files: [{ ...PAPER, field: 'proof' }] }
const at = ({ id }: { id: string }, body?: object) => ({ params: { id }, ...(body && { body }) })

const readBill = (who: Person | 'administrator', id: string) => signedInAs(who).call(bills.getBill, { params: { id } })
const BILL: Kind<Awaited<ReturnType<typeof readBill>>> = {
  read: readBill,
  calls: {
    addPaymentProof: ({ id }) => [paymentProofs.addBillProof, { params: { id }, ...RECEIPT }],
    confirmPayment: (it) => [
      payments.confirmClientPayment,
      { body: { orderIds: it.orders.map(({ id }) => id), method: 'cash' } },
    ],
    issueCreditNote: (it) => [
      bills.issueCreditNote,
      at(it, { lines: [{ lineId: it.lines[0]?.id, amountInCents: 1 }], ...REASON }),
    ],
    takeBackCreditNote: (it) => [bills.takeBackCreditNote, at(it, { creditNoteId: it.creditNotes[0]?.id, ...REASON })],
    changeInvoiceOwner: (it) => [bills.changeInvoiceOwner, at(it, { authorizedNameId: null })],
    void: (it) => [bills.voidBill, at(it, REASON)],
  },
}
const idOf = async (made: Promise<Bill>) => (await made).id
const BILLS: { [state: string]: Make } = {
  pendingPayment: ({ owner }) => idOf(unpaidBundle(owner)),
  'pendingPayment, partly paid': async ({ owner }) => {
    const { id, totalInCents } = await unpaidBundle(owner)
    const applications = [{ billId: id, amountInCents: totalInCents - 100 }]
    await pay(owner, totalInCents - 100, applications)
    return id
  },
  'pendingPayment, its package lost': async ({ owner }) => {
    const bill = await unpaidBundle(owner)
    await lost(ordersOf(bill)[0])
    return bill.id
  },
  charged: ({ owner }) => idOf(paidBundle(owner)),
  'charged, credited whole': async ({ owner, associate }) => MAKERS.creditedBill(owner, associate),
  'charged, its package lost': async ({ owner }) => {
    const bill = await paidBundle(owner)
    await lost(ordersOf(bill)[0])
    return bill.id
  },
  delivered: async ({ owner }) => (await handedOver(owner, await paidBundle(owner))).id,
  'delivered, its payment bounced': async ({ owner }) => {
    const bill = await handedOver(owner, await paidBundle(owner))
    await bounce(bill)
    return bill.id
  },
  inactive: async ({ owner }) => {
    const { id } = await unpaidBundle(owner)
    await administrator.call(bills.voidBill, { params: { id }, body: REASON })
    return id
  },
}
const pay = ({ id: clientId }: Person, amountInCents: number, applications: object[]) =>
  administrator.call(payments.createPayment, {
    body: { clientId, receivedOn: '2026-01-05', amountInCents, method: 'cash', applications: applications as never },
  })
const bounce = async (bill: Bill) => {
  await administrator.call(payments.undoPayment, { params: { id: await paymentOf(bill) }, body: REASON })
}

const PROOF: Kind<PaymentProof> = {
  read: async (who, id) => found(await signedInAs(who).call(paymentProofs.listPaymentProofs, { query: { limit: 100 } }), id),
  calls: {
    accept: (it) => [paymentProofs.reviewPaymentProof, at(it, { status: 'accepted' })],
    refuse: (it) => [paymentProofs.reviewPaymentProof, at(it, { status: 'refused', reason: 'No se lee.' })],
  },
}
function found<One extends { id: string }>({ data }: { data: One[] }, id: string): One {
  const one = data.find((each) => each.id === id)
  if (!one) throw new Error(`${id} is not in the list`)
  return one
}
const PROOFS: { [state: string]: Make } = {
  'pending, of a bill': async ({ owner, associate }) => MAKERS.paymentProof(owner, associate),
  'pending, of a bill that is paid since': async ({ owner }) => {
    const bill = await unpaidBundle(owner)
    const { id } = await signedInAs(owner).call(paymentProofs.addBillProof, { params: { id: bill.id }, ...RECEIPT })
    await paid(bill)
    return id
  },
  'pending, of a bill that is void since': async ({ owner }) => {
    const bill = await unpaidBundle(owner)
    const { id } = await signedInAs(owner).call(paymentProofs.addBillProof, { params: { id: bill.id }, ...RECEIPT })
    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: REASON })
    return id
  },
  'pending, of a purchase': async ({ owner }) => {
    const { id } = await ask(owner)
    return (await signedInAs(owner).call(paymentProofs.addPurchaseProof, { params: { id }, ...RECEIPT })).id
  },
}

const PAYMENT: Kind<Payment> = {
  read: async (who, id) => found(await signedInAs(who).call(payments.listPayments, { query: { limit: 100 } }), id),
  calls: { undoPayment: (it) => [payments.undoPayment, at(it, REASON)] },
}
const PAYMENTS: { [state: string]: Make } = {
  'of a bill': async ({ owner, associate }) => MAKERS.payment(owner, associate),
  'of a bill that was handed over': async ({ owner }) => {
    const bill = await handedOver(owner, await paidBundle(owner))
    return paymentOf(bill)
  },
  'credit that was refunded since': async ({ owner }) => {
    const { id } = await pay(owner, 1_000, [])
    const body = { amountInCents: 1_000, destination: 'Banco Pichincha 2201234567' }
    const refund = await signedInAs(owner).call(accounts.requestRefund, { body })
    await administrator.call(accounts.answerRefund, { params: { id: refund.id }, body: { action: 'pay', method: 'cash' } })
    return id
  },
  'taken back': async ({ owner }) => {
    const { id } = await pay(owner, 1_000, [])
    await administrator.call(payments.undoPayment, { params: { id }, body: REASON })
    return id
  },
}
const paymentOf = async ({ id }: Bill) =>
  (await administrator.call(payments.listPayments, { query: { billId: id } })).data[0]?.id ?? ''

const REFUND: Kind<Refund> = {
  read: (who, id) => signedInAs(who).call(accounts.getRefund, { params: { id } }),
  calls: {
    pay: (it) => [accounts.answerRefund, at(it, { action: 'pay', method: 'cash' })],
    refuse: (it) => [accounts.answerRefund, at(it, { action: 'refuse', ...REASON })],
    return: (it) => [accounts.returnRefund, at(it, REASON)],
  },
}
const refunded =
  (body?: object): Make =>
  async ({ owner, associate }) => {
    const id = await MAKERS.refund(owner, associate)
    if (body) await administrator.call(accounts.answerRefund, { params: { id }, body: body as never })
    return id
  }
const REFUNDS: { [state: string]: Make } = {
  requested: refunded(),
  paid: refunded({ action: 'pay', method: 'cash' }),
  refused: refunded({ action: 'refuse', ...REASON }),
  returned: async (house) => {
    const id = await refunded({ action: 'pay', method: 'cash' })(house)
    await administrator.call(accounts.returnRefund, { params: { id }, body: REASON })
    return id
  },
}

const SETTLEMENT: Kind<SettlementDetail> = {
  read: (who, id) => signedInAs(who).call(earnings.getSettlement, { params: { id } }),
  calls: { takeBack: (it) => [earnings.takeBackSettlement, at(it, REASON)] },
}
const settled = async (orderIds: string[]) =>
  (await administrator.call(earnings.settleEarnings, { body: { orderIds } })).settlements[0]?.id ?? ''
const SETTLEMENTS: { [state: string]: Make } = {
  inForce: async ({ owner, associate }) => MAKERS.settlement(owner, associate),
  'inForce, its package lost since': async ({ owner }) => {
    const orderIds = ordersOf(await paidBundle(owner))
    const id = await settled(orderIds)
    await lost(orderIds[0])
    return id
  },
  'inForce, taken off by a later one': async ({ owner, associate }) => {
    const orderIds = ordersOf(await paidBundle(owner))
    const id = await settled(orderIds)
    await lost(orderIds[0])
    await settled(ordersOf(await paidBundle(await given.client({ associate }))))
    return id
  },
  takenBack: async ({ owner, associate }) => {
    const id = await MAKERS.settlement(owner, associate)
    await administrator.call(earnings.takeBackSettlement, { params: { id }, body: REASON })
    return id
  },
}

const readApproval = (who: Person | 'administrator', id: string) => signedInAs(who).call(accounts.getApproval, { params: { id } })
const APPROVAL: Kind<Awaited<ReturnType<typeof readApproval>>> = {
  read: readApproval,
  calls: {
    approve: (it) => [accounts.answerApproval, at(it, { action: 'approve' })],
    refuse: (it) => [accounts.answerApproval, at(it, { action: 'refuse', ...REASON })],
    takeBack: (it) => [accounts.takeBackApproval, at(it)],
  },
}
const APPROVALS: { [state: string]: Make } = {
  'asked by oneself': () => askedBy('administrator'),
  'asked by another': async () => askedBy(await given.administrator()),
}

keepsItsOffers('a bill', BILL, BILLS)
keepsItsOffers('a receipt', PROOF, PROOFS)
keepsItsOffers('a payment', PAYMENT, PAYMENTS)
keepsItsOffers('a refund', REFUND, REFUNDS)
keepsItsOffers('a settlement', SETTLEMENT, SETTLEMENTS)
keepsItsOffers('an approval', APPROVAL, APPROVALS)
