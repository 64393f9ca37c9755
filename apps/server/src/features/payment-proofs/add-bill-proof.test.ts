import { bills, files, paymentProofs } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { billedBundle, paid } from '../../testing/given/given-packages.ts'
import { purchaseIn } from '../../testing/given/given-purchases.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'

const RECEIPT = { field: 'proof', name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }
const CLAIM = { amountInCents: 4_664, reference: 'PICH-8812', note: 'Desde la cuenta de mi hermana.' }

let associate: Person
let client: Person
let bill: Bill

type Change = { who?: Person | 'administrator'; body?: object; sent?: (typeof RECEIPT)[] }
const send = (id: string, { who = client, body = CLAIM, sent = [RECEIPT] }: Change = {}) =>
  signedInAs(who).call(paymentProofs.addBillProof, { params: { id }, body: body as typeof CLAIM, files: sent })
const proofsOf = async (id: string) => (await signedInAs('administrator').call(bills.getBill, { params: { id } })).paymentProofs

const sendForPurchase = (id: string, who = client) =>
  signedInAs(who).call(paymentProofs.addPurchaseProof, { params: { id }, body: CLAIM, files: [RECEIPT] })

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate, firstName: 'Inés', lastName: 'Ñacato' })
  bill = await billedBundle(client)
})

describe('a receipt of a bill', () => {
  test('waits to be looked at, with what the client says of it', async () => {
    const proof = await send(bill.id)

    expect(proof).toMatchObject({
      status: 'pending',
      client: { id: client.id, name: 'Inés Ñacato' },
      bill: { id: bill.id, code: bill.code, totalInCents: bill.totalInCents },
      purchase: null,
      ...CLAIM,
      file: { name: 'recibo.pdf', contentType: 'application/pdf', purpose: 'proof' },
      reviewedAt: null,
      refusalReason: null,
      allowedActions: [],
    })
  })

  test('is on record with the bill and by itself', async () => {
    const { id, file } = await send(bill.id)

    const { timeline } = await signedInAs('administrator').call(bills.getBill, { params: { id: bill.id } })
    const inBill = { action: 'addPaymentProof', from: 'pendingPayment', to: 'pendingPayment', fileIds: [file.id] }
    expect(timeline.at(-1)).toMatchObject({ ...inBill, actor: { name: 'Inés Ñacato', role: 'client' } })
    const { db } = await currentServer()
    expect(await timelineOf(db, id)).toMatchObject([{ action: 'add', from: null, to: 'pending', fileIds: [file.id] }])
  })

  test('is opened by the client and by administrators', async () => {
    const { file } = await send(bill.id)
    const open = (who: Person | 'administrator') => signedInAs(who).call(files.getFile, { params: { id: file.id } })

    for (const who of [client, 'administrator'] as const) {
      await expect(open(who)).resolves.toMatchObject({ name: 'recibo.pdf', content: RECEIPT.content })
    }
    for (const who of [associate, await given.client()]) {
      await expect(open(who)).rejects.toMatchObject({ status: 404, code: 'fileNotFound' })
    }
  })

  test('may be one of several', async () => {
    const own = await billedBundle(client)
    await send(own.id, { body: { ...CLAIM, amountInCents: 4_000 } })
    await send(own.id, { body: { ...CLAIM, amountInCents: 664 } })

    expect((await proofsOf(own.id)).map(({ amountInCents }) => amountInCents)).toEqual([4_000, 664])
  })

  test('is refused for a bill that does not wait for payment', async () => {
    const charged = await paid(await billedBundle(client))

    await expect(send(charged.id)).rejects.toMatchObject({ status: 409, code: 'billActionNotAllowed' })
    expect(await proofsOf(charged.id)).toEqual([])
  })

  test('is refused for somebody else’s bill, which is not found', async () => {
    const attempt = send(bill.id, { who: await given.client() })

    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'billNotFound', details: { ids: [bill.id] } })
    await expect(send(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
  })

  test('is sent by clients alone', async () => {
    for (const who of [associate, 'administrator'] as const) {
      await expect(send(bill.id, { who })).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(paymentProofs.addBillProof, { params: { id: bill.id }, body: CLAIM, files: [RECEIPT] })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test.each([
    ['amountInCents', { amountInCents: 0 }, 'tooSmall'],
    ['amountInCents', { amountInCents: undefined }, 'required'],
    ['reference', { reference: ' ' }, 'required'],
    ['note', { note: 'x'.repeat(501) }, 'tooLong'],
  ])('with a wrong %s is refused at the field', async (path, changes, code) => {
    const attempt = send(bill.id, { body: { ...CLAIM, ...changes } })

    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [expect.objectContaining({ path, code })] } })
  })

  test.each([
    ['no file', [], 422, 'fieldRequired'],
    ['two files', [RECEIPT, RECEIPT], 422, 'fieldNotValid'],
    ['another part', [{ ...RECEIPT, field: 'invoice' }], 422, 'fieldNotValid'],
    ['a web page', [{ ...RECEIPT, content: new TextEncoder().encode('<!doctype html>') }], 415, 'fileTypeNotAllowed'],
  ])('with %s is refused, and nothing is kept', async (_what, sent, status, code) => {
    const before = await proofsOf(bill.id)

    await expect(send(bill.id, { sent })).rejects.toMatchObject({ status, code })
    expect(await proofsOf(bill.id)).toEqual(before)
  })
})

describe('a receipt of an assisted purchase', () => {
  test('waits to be looked at until the purchase is approved', async () => {
    const { id, code } = await purchaseIn('inReview', client)

    const proof = await sendForPurchase(id)

    const purchase = { id, code, totalInCents: 14_442 }
    expect(proof).toMatchObject({ status: 'pending', bill: null, purchase, amountInCents: 4_664 })
    const { db } = await currentServer()
    const event = { action: 'addPaymentProof', from: 'inReview', to: 'inReview', fileIds: [proof.file.id] }
    expect((await timelineOf(db, id)).at(-1)).toMatchObject(event)
  })

  test.each(['reviewed', 'removed'] as const)('is refused once the purchase is %s', async (status) => {
    const { id } = await purchaseIn(status, client)

    await expect(sendForPurchase(id)).rejects.toMatchObject({ status: 409, code: 'purchaseActionNotAllowed' })
  })

  test('is refused for somebody else’s purchase, which is not found', async () => {
    const { id } = await purchaseIn('inReview', await given.client())

    await expect(sendForPurchase(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(sendForPurchase(id, associate)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})
