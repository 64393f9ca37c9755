import { bills, paymentProofs, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { billedBundle, ordersOf, paid } from '../../testing/given/given-packages.ts'
import { ask, remove } from '../../testing/given/given-purchases.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'
import { checkBooks } from '../ledger/check-books.ts'

const administrator = signedInAs('administrator')
const files = [{ field: 'proof', name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }]
const body = { amountInCents: 4_664, reference: 'PICH-8812' }
const REFUSAL = { status: 'refused', reason: 'El recibo es de otro mes.' } as const

let client: Person
beforeAll(async () => {
  client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
})

const sendFor = (bill: Bill, who = client) =>
  signedInAs(who).call(paymentProofs.addBillProof, { params: { id: bill.id }, body, files })
const review = (
  id: string,
  how: typeof REFUSAL | { status: 'accepted' } = REFUSAL,
  who: Person | 'administrator' = 'administrator',
) => signedInAs(who).call(paymentProofs.reviewPaymentProof, { params: { id }, body: how })
const list = (who: Person | 'administrator', query = {}) => signedInAs(who).call(paymentProofs.listPaymentProofs, { query })
const statusOf = async ({ id, bill }: PaymentProof) => {
  const { paymentProofs: proofs } = await administrator.call(bills.getBill, { params: { id: bill?.id ?? '' } })
  return proofs.find((proof) => proof.id === id)?.status
}

async function sendForPurchase(owner = client) {
  const { id } = await ask(owner)
  return signedInAs(owner).call(paymentProofs.addPurchaseProof, { params: { id }, body, files })
}

describe('the receipts to look at', () => {
  test('are found by status, newest first; a client finds their own', async () => {
    const [own, other] = [await given.client(), await given.client()]
    const bill = await billedBundle(own)
    const [first, second] = [await sendFor(bill, own), await sendFor(bill, own)]
    await sendFor(await billedBundle(other), other)
    await review(first.id)

    const idsOf = async (who: Person | 'administrator', query = {}) => (await list(who, query)).data.map(({ id }) => id)
    expect(await idsOf(own)).toEqual([second.id, first.id])
    expect(await idsOf(own, { status: 'pending' })).toEqual([second.id])
    expect(await idsOf(own, { clientId: other.id })).toEqual([])
    expect(await idsOf('administrator', { clientId: own.id, status: ['refused'] })).toEqual([first.id])
    expect(await idsOf('administrator', { billId: bill.id, mode: 'asc' })).toEqual([first.id, second.id])
    expect((await list('administrator', { clientId: own.id })).data[0]?.allowedActions).toEqual(['refuse'])
  })

  test('are of clients and administrators', async () => {
    await expect(list(await given.associate())).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(anonymous.call(paymentProofs.listPaymentProofs)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    await expect(list('administrator', { status: 'paid' })).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  })
})

describe('refusing a receipt', () => {
  test('keeps the reason, and tells the client', async () => {
    const own = await given.client()
    const bill = await billedBundle(own)
    const proof = await sendFor(bill, own)

    const refused = await review(proof.id)

    expect(refused).toMatchObject({ status: 'refused', refusalReason: 'El recibo es de otro mes.', allowedActions: [] })
    expect(Date.parse(refused.reviewedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const { db } = await currentServer()
    expect((await timelineOf(db, proof.id)).at(-1)).toMatchObject({
      action: 'refuse',
      from: 'pending',
      to: 'refused',
      note: 'El recibo es de otro mes.',
      actor: { role: 'administrator' },
    })
    const { data } = await notificationsOf(own, { count: 5 })
    expect(data[0]).toMatchObject({
      kind: 'paymentProofRefused',
      payload: { orderCode: bill.code, from: 'pending', to: 'refused', note: 'El recibo es de otro mes.' },
      location: `/tuspagos?view=pending&open=${bill.id}`,
    })
  })

  test('lets the client send another', async () => {
    const bill = await billedBundle(client)
    await review((await sendFor(bill)).id)

    expect(await sendFor(bill)).toMatchObject({ status: 'pending' })
  })

  test('of a purchase leads to the purchase', async () => {
    const own = await given.client()
    const { id, purchase } = await sendForPurchase(own)

    await review(id)

    const { data } = await notificationsOf(own, { count: 1 })
    expect(data[0]).toMatchObject({
      kind: 'paymentProofRefused',
      payload: { orderCode: purchase?.code },
      location: `/tuscompraasistidas?open=${purchase?.id}`,
    })
  })

  test('is refused twice', async () => {
    const { id } = await sendFor(await billedBundle(client))
    await review(id)

    await expect(review(id)).rejects.toMatchObject({ status: 409, code: 'paymentProofActionNotAllowed' })
  })

  test('needs a receipt and a reason', async () => {
    const { id } = await sendFor(await billedBundle(client))

    await expect(review(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'paymentProofNotFound' })
    await expect(review(id, { status: 'refused', reason: ' ' } as unknown as typeof REFUSAL)).rejects.toMatchObject({
      status: 422,
      details: { fields: [expect.objectContaining({ path: 'reason', code: 'required' })] },
    })
    await expect(review(id, { status: 'pending' } as unknown as typeof REFUSAL)).rejects.toMatchObject({ status: 422 })
  })

  test('is for administrators alone', async () => {
    const proof = await sendFor(await billedBundle(client))

    for (const who of [client, await given.associate()]) {
      await expect(review(proof.id, REFUSAL, who)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(paymentProofs.reviewPaymentProof, { params: { id: proof.id }, body: REFUSAL })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    expect(await statusOf(proof)).toBe('pending')
  })

  test('ten times at once, is done once', async () => {
    const proof = await sendFor(await billedBundle(client))

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => review(proof.id)))

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('accepting a receipt', () => {
  test('of a purchase is a call', async () => {
    const { id, allowedActions } = await sendForPurchase()
    expect(allowedActions).toEqual([])

    expect(await review(id, { status: 'accepted' })).toMatchObject({ status: 'accepted', refusalReason: null })
    await expect(review(id)).rejects.toMatchObject({ status: 409, code: 'paymentProofActionNotAllowed' })
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
    await expect(review(proof.id, { status: 'accepted' })).rejects.toMatchObject({ status: 409 })
    expect(await review(proof.id)).toMatchObject({ status: 'refused', refusalReason: REFUSAL.reason, allowedActions: [] })
    const { data } = await administrator.call(payments.listPayments, { query: { billId: bill.id } })
    expect(data).toEqual([])
  })

  test('of a purchase that was removed may be refused, with a reason', async () => {
    const owner = await given.client()
    const proof = await sendForPurchase(owner)
    await remove('administrator', { id: proof.purchase?.id ?? '' }, 'La tienda ya no lo tiene.')

    expect((await list(owner, { status: 'pending' })).data).toMatchObject([{ id: proof.id }])
    expect(await review(proof.id)).toMatchObject({ status: 'refused', refusalReason: REFUSAL.reason })
  })
})
