import { accounts, files, payments } from '@app/contract'
import { expect, test } from 'vitest'
import { given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF')

async function askBack(associate?: Person) {
  const client = await given.client(associate && { associate })
  const paid = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 1_000, method: 'cash' } as const
  await administrator.call(payments.createPayment, { body: paid })
  const body = { amountInCents: 1_000, destination: 'Banco Pichincha, ahorros 2201234567' }
  return { ...(await signedInAs(client).call(accounts.requestRefund, { body })), client }
}
const part = (field: string) => [{ field, name: `${field}.pdf`, content: PDF }]

test.each([
  ['the receipt of the bank', 'proof', 'transfer'],
  ['the signature of whoever received cash', 'signature', 'cash'],
] as const)('a refund keeps %s, for its client and the house', async (_, field, method) => {
  const associate = await given.associate()
  const { id, client } = await askBack(associate)

  const body = { action: 'pay', method } as const
  const { proofs } = await administrator.call(accounts.answerRefund, { params: { id }, body, files: part(field) })

  expect(proofs).toMatchObject([{ name: `${field}.pdf`, purpose: field }])
  const params = { id: proofs[0]?.id ?? '' }
  await expect(signedInAs(client).call(files.getFile, { params })).resolves.toMatchObject({ content: PDF })
  for (const other of [associate, await given.client()]) {
    await expect(signedInAs(other).call(files.getFile, { params })).rejects.toMatchObject({ code: 'fileNotFound' })
  }
})

test('a refusal takes no file, nor a payment one that is no proof', async () => {
  const { id } = await askBack()
  const refusal = { action: 'refuse', reason: 'Falta el número de cuenta.' } as const
  const refused = administrator.call(accounts.answerRefund, { params: { id }, body: refusal, files: part('proof') })
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'fieldNotValid' })
  const body = { action: 'pay', method: 'transfer' } as const
  const paid = administrator.call(accounts.answerRefund, { params: { id }, body, files: part('invoice') })
  await expect(paid).rejects.toMatchObject({ details: { fields: [{ path: 'invoice' }] } })
})
