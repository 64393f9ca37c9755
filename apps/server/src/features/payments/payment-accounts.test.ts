import { company, files, payments } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { billedBundle, ordersOf } from '../../testing/given/given-packages.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const RECEIVED = { receivedOn: '2026-01-05', method: 'transfer' } as const
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF')
const accounts = () => administrator.call(company.listCompanyAccounts)
let transfers = 0
/** Each with a reference of its own. */
const pay = ({ id: clientId }: Person, amountInCents: number, more = {}) => {
  transfers += 1
  const body = { clientId, amountInCents, ...RECEIVED, reference: `GYE-${transfers}`, ...more }
  return administrator.call(payments.createPayment, { body })
}

describe('a payment says', () => {
  test('where it came in: the account that is named, else Caja for cash and the main account for the rest', async () => {
    const client = await given.client()
    const [cash, main] = await accounts()
    expect((await pay(client, 100, { method: 'cash' })).account).toMatchObject({ kind: 'cash' })
    expect((await pay(client, 100)).account?.id).toBe((main ?? cash)?.id)
    expect((await pay(client, 100, { accountId: cash?.id })).account).toMatchObject({ id: cash?.id, name: 'Caja' })
  })

  test('also where staff confirm it at the counter, and what takes it back says the same', async () => {
    const client = await given.client()
    const [cash] = await accounts()
    const orderIds = ordersOf(await billedBundle(client))
    const body = { orderIds, method: 'transfer', accountId: cash?.id ?? '' } as const
    await administrator.call(payments.confirmClientPayment, { body })
    const [{ id = '' } = {}] = (await signedInAs(client).call(payments.listPayments)).data
    await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'Nunca llegó.' } })

    const { data } = await signedInAs(client).call(payments.listPayments)
    expect(data.map(({ account }) => account?.id)).toEqual([cash?.id, cash?.id])
  })

  test('what shows it, to its client and the house alone', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    await billedBundle(client)
    const body = { clientId: client.id, amountInCents: 4_070, ...RECEIVED, reference: 'GYE-PDF' }
    const parts = ['papeleta.pdf', 'estado.pdf'].map((name) => ({ field: 'proof', name, content: PDF }))
    const { proofs } = await administrator.call(payments.createPayment, { body, files: parts })
    expect(proofs).toMatchObject([
      { name: 'papeleta.pdf', purpose: 'proof' },
      { name: 'estado.pdf', purpose: 'proof' },
    ])

    const params = { id: proofs[0]?.id ?? '' }
    for (const who of [administrator, signedInAs(client)]) {
      await expect(who.call(files.getFile, { params })).resolves.toMatchObject({ content: PDF })
    }
    expect((await signedInAs(associate).call(payments.listPayments)).data).toMatchObject([{ proofs: [] }])
    await expect(signedInAs(associate).call(files.getFile, { params })).rejects.toMatchObject({ code: 'fileNotFound' })
  })
})

describe('a payment is refused', () => {
  test('as repeated in the account that it came into before, not in another', async () => {
    const [cash] = await accounts()
    const client = await given.client()
    const intoCash = { reference: 'BG-78', method: 'cash', accountId: cash?.id }
    await pay(client, 1_000, intoCash)
    await expect(pay(client, 1_000, intoCash)).rejects.toMatchObject({ status: 409, code: 'paymentLooksRepeated' })
    await expect(pay(client, 1_000, { ...intoCash, method: 'transfer' })).rejects.toMatchObject({ code: 'paymentLooksRepeated' })
  })

  test('into an account that the company does not have', async () => {
    const attempt = pay(await given.client(), 1_000, { accountId: crypto.randomUUID() })
    await expect(attempt).rejects.toMatchObject({
      code: 'companyAccountNotFound',
      details: { fields: [{ path: 'accountId' }] },
    })
  })

  test('with a part that is no proof', async () => {
    const body = { clientId: (await given.client()).id, amountInCents: 100, ...RECEIVED }
    const parts = [{ field: 'photo', name: 'a.pdf', content: PDF }]
    await expect(administrator.call(payments.createPayment, { body, files: parts })).rejects.toMatchObject({
      status: 422,
      code: 'fieldNotValid',
      details: { fields: [{ path: 'photo' }] },
    })
  })
})
