import { bills, paymentProofs, payments } from '@app/contract'
import { beforeAll, expect, test } from 'vitest'
import { billedBundle, paid } from '../../testing/given/given-packages.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

const RECEIPT = { field: 'proof', name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }
const administrator = signedInAs('administrator')

let associate: Person
let client: Person
let billId: string
const billFor = (who: Person | 'administrator') => signedInAs(who).call(bills.getBill, { params: { id: billId } })

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
  const bill = await billedBundle(client)
  billId = bill.id
  const body = { amountInCents: bill.totalInCents, reference: 'PICH-8812' }
  await signedInAs(client).call(paymentProofs.addBillProof, { params: { id: billId }, body, files: [RECEIPT] })
  await paid(bill)
  const [payment] = (await administrator.call(payments.listPayments, { query: { billId } })).data
  await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'De otra persona.' } })
  await paid(bill)
})

test('one bill tells what was billed, paid, taken back and paid again, and what happened', async () => {
  const bill = await billFor('administrator')

  const total = bill.totalInCents
  expect(bill).toMatchObject({ id: billId, status: 'charged', client: { id: client.id }, orders: [{ dutyInCents: 2_000 }] })
  expect(bill.payments.map(({ amountInCents, allowedActions }) => [amountInCents, allowedActions])).toEqual([
    [total, []],
    [-total, []],
    [total, ['undoPayment']],
  ])
  expect(bill.payments[0]?.reversedBy).toMatchObject({ id: bill.payments[1]?.id, reason: 'De otra persona.' })
  expect(bill.paymentProofs).toMatchObject([{ status: 'accepted', amountInCents: total, file: { name: 'recibo.pdf' } }])
  expect(bill.timeline.map(({ action, from, to }) => [action, from, to])).toEqual([
    ['create', null, 'pendingPayment'],
    ['addPaymentProof', 'pendingPayment', 'pendingPayment'],
    ['confirmPayment', 'pendingPayment', 'charged'],
    ['undoPayment', 'charged', 'pendingPayment'],
    ['confirmPayment', 'pendingPayment', 'charged'],
  ])
})

test('its client sees all of it, the associate all but the receipts', async () => {
  const whole = await billFor('administrator')

  const own = await billFor(client)
  expect(own.payments.map(({ code }) => code)).toEqual(whole.payments.map(({ code }) => code))
  expect(own.paymentProofs).toHaveLength(1)
  const ofAssociate = await billFor(associate)
  expect(ofAssociate.payments).toHaveLength(3)
  expect(ofAssociate.paymentProofs).toEqual([])
})

test('somebody else’s is not found, like one that does not exist', async () => {
  for (const who of [await given.client(), await given.associate()]) {
    await expect(billFor(who)).rejects.toMatchObject({ status: 404, code: 'billNotFound', details: { ids: [billId] } })
  }
  const absent = { params: { id: crypto.randomUUID() } }
  await expect(administrator.call(bills.getBill, absent)).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
  await expect(anonymous.call(bills.getBill, absent)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
})
