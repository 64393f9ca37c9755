// What a client sent is accepted by what staff receive, or, where nothing waits for it any more, by itself.
import { bills, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { billedBundle, ordersOf, paid } from '../../testing/given/given-packages.ts'
import { remove } from '../../testing/given/given-purchases.ts'
import { REFUSAL, receiptsOf, review, sendReceipt, sendReceiptOfPurchase, statusOf } from '../../testing/given/given-receipts.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
let client: Person
beforeAll(async () => {
  client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
})

const sendFor = (bill: Bill, who = client) => sendReceipt(bill, who)
const sendForPurchase = (owner = client) => sendReceiptOfPurchase(owner)

describe('accepting a receipt', () => {
  test('of a purchase is a call', async () => {
    const { id, allowedActions } = await sendForPurchase()
    expect(allowedActions).toEqual([])

    expect(await review(id, { status: 'accepted' })).toMatchObject({ status: 'accepted', refusalReason: null })
    await expect(review(id)).rejects.toMatchObject({ status: 409, code: 'paymentProofActionNotAllowed' })
  })

  test('of a purchase is what a payment for it does', async () => {
    const own = await given.client()
    const proof = await sendForPurchase(own)
    const received = { amountInCents: 4_664, method: 'transfer', reference: 'PICH-8812', receivedOn: '2026-01-05' } as const
    const applications = [{ purchaseId: proof.purchase?.id ?? '', amountInCents: 4_664 }]

    await administrator.call(payments.createPayment, { body: { clientId: own.id, ...received, applications } })

    const { data } = await receiptsOf(own)
    expect(data.map(({ status }) => status)).toEqual(['accepted'])
  })

  test('of a bill that was voided is a call: its money may have come all the same', async () => {
    const bill = await billedBundle(client)
    const [came, never] = [await sendFor(bill), await sendFor(bill)]
    const waiting = review(came.id, { status: 'accepted' })
    await expect(waiting).rejects.toMatchObject({ status: 409, details: { because: ['awaitedByBill'] } })
    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Está a otro nombre.' } })
    const { paymentProofs: proofs } = await administrator.call(bills.getBill, { params: { id: bill.id } })
    expect(proofs.map(({ allowedActions }) => allowedActions)).toEqual([
      ['accept', 'refuse'],
      ['accept', 'refuse'],
    ])

    await review(came.id, { status: 'accepted' })
    await review(never.id)

    expect([await statusOf(came), await statusOf(never)]).toEqual(['accepted', 'refused'])
  })

  test('of a bill is what confirming its payment does', async () => {
    const bill = await billedBundle(client)
    const [refused, pending] = [await sendFor(bill), await sendFor(bill)]
    await review(refused.id)
    await expect(review(pending.id, { status: 'accepted' })).rejects.toMatchObject({ status: 409 })

    await paid(bill)

    expect([await statusOf(refused), await statusOf(pending)]).toEqual(['refused', 'accepted'])
    const { db } = await currentServer()
    expect((await timelineOf(db, pending.id)).at(-1)).toMatchObject({
      action: 'acceptWithPayment',
      from: 'pending',
      to: 'accepted',
    })
    expect(await checkBooks(db)).toEqual([])
  })

  test('of a bill is undone with its payment', async () => {
    const bill = await billedBundle(client)
    const proof = await sendFor(bill)
    await paid(bill)
    const [payment] = (await administrator.call(payments.listPayments, { query: { billId: bill.id } })).data
    await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'Por error.' } })

    expect(await statusOf(proof)).toBe('pending')
    expect((await review(proof.id)).status).toBe('refused')
  })

  test('of a bill, while somebody refuses it, ends one way', async () => {
    const bill = await billedBundle(client)
    const proof = await sendFor(bill)
    const paying = { orderIds: ordersOf(bill), method: 'transfer' as const, reference: '' }

    await Promise.allSettled([review(proof.id), administrator.call(payments.confirmClientPayment, { body: paying })])

    const { db } = await currentServer()
    const events = await timelineOf(db, proof.id)
    expect(events.map(({ to }) => to)).toEqual(['pending', await statusOf(proof)])
    expect(await checkBooks(db)).toEqual([])
  })
})

describe('a receipt that outlives what it was for', () => {
  test('of a bill that was voided waits for its answer, and is no payment', async () => {
    const owner = await given.client()
    const bill = await billedBundle(owner)
    const proof = await sendFor(bill, owner)
    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Retira otra persona.' } })

    expect(await statusOf(proof)).toBe('pending')
    expect(await review(proof.id)).toMatchObject({ status: 'refused', refusalReason: REFUSAL.reason, allowedActions: [] })
    const { data } = await administrator.call(payments.listPayments, { query: { billId: bill.id } })
    expect(data).toEqual([])
  })

  test('of a purchase that was removed may be refused, with a reason', async () => {
    const owner = await given.client()
    const proof = await sendForPurchase(owner)
    await remove('administrator', { id: proof.purchase?.id ?? '' }, 'La tienda ya no lo tiene.')

    expect((await receiptsOf(owner, { status: 'pending' })).data).toMatchObject([{ id: proof.id }])
    expect(await review(proof.id)).toMatchObject({ status: 'refused', refusalReason: REFUSAL.reason })
  })
})
