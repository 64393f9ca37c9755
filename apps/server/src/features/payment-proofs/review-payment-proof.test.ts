import { paymentProofs } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { billedBundle } from '../../testing/given/given-packages.ts'
import { REFUSAL, receiptsOf, review, sendReceipt, sendReceiptOfPurchase, statusOf } from '../../testing/given/given-receipts.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, currentServer, given, type Person } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'

let client: Person
beforeAll(async () => {
  client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
})

const sendFor = (bill: Bill, who = client) => sendReceipt(bill, who)
const sendForPurchase = (owner = client) => sendReceiptOfPurchase(owner)

describe('the receipts to look at', () => {
  test('are found by status, newest first; a client finds their own', async () => {
    const [own, other] = [await given.client(), await given.client()]
    const bill = await billedBundle(own)
    const [first, second] = [await sendFor(bill, own), await sendFor(bill, own)]
    await sendFor(await billedBundle(other), other)
    await review(first.id)

    const idsOf = async (who: Person | 'administrator', query = {}) => (await receiptsOf(who, query)).data.map(({ id }) => id)
    expect(await idsOf(own)).toEqual([second.id, first.id])
    expect(await idsOf(own, { status: 'pending' })).toEqual([second.id])
    expect(await idsOf(own, { clientId: other.id })).toEqual([])
    expect(await idsOf('administrator', { clientId: own.id, status: ['refused'] })).toEqual([first.id])
    expect(await idsOf('administrator', { billId: bill.id, mode: 'asc' })).toEqual([first.id, second.id])
    expect((await receiptsOf('administrator', { clientId: own.id })).data[0]?.allowedActions).toEqual(['refuse'])
  })

  test('are of clients and administrators', async () => {
    await expect(receiptsOf(await given.associate())).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(anonymous.call(paymentProofs.listPaymentProofs)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    await expect(receiptsOf('administrator', { status: 'paid' })).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
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
