import { accounts, notifications as contract, payments } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { billedBundle, ordersOf } from '../../testing/given/given-packages.ts'
import { mailAbout } from '../../testing/mails.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const ACCOUNT = '/tuspagos?view=account'
let transfers = 0
const pay = ({ id: clientId }: Person, amountInCents: number, more = {}) => {
  transfers += 1
  const body = { clientId, receivedOn: '2026-01-05', amountInCents, method: 'transfer', reference: `NEWS-${transfers}` } as const
  return administrator.call(payments.createPayment, { body: { ...body, ...more } })
}
/** Those of the account alone, newest first: packages tell theirs. */
async function told(client: Person, kind: string) {
  await expect
    .poll(async () => (await signedInAs(client).call(contract.listNotifications)).data.map((one) => one.kind))
    .toContain(kind)
  const { data } = await signedInAs(client).call(contract.listNotifications)
  return data.filter((one) => one.kind === kind).map(({ payload, location }) => [payload.orderCode, payload.note, location])
}

describe('a client is told of money', () => {
  test('what is left to pay where a part came, by mail too', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, [{ weightInGrams: 1_800, valueInCents: 9_000 }])
    const { code } = await pay(client, 2_500)

    expect(await told(client, 'paymentReceived')).toEqual([[code, `Recibimos $25,00; faltan $15,70 de ${bill.code}.`, ACCOUNT]])
    await mailAbout(client.email, `Registramos tu pago ${code}`)
  })

  test('what stays in their favour where more came', async () => {
    const client = await given.client()
    const { code } = await pay(client, 4_500)
    expect(await told(client, 'paymentReceived')).toEqual([[code, 'Recibimos $45,00; quedan $45,00 a tu favor.', ACCOUNT]])
  })

  test('also where staff confirm another amount than what is due', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, [{ weightInGrams: 1_800, valueInCents: 9_000 }])
    const body = { orderIds: ordersOf(bill), method: 'cash', amountInCents: 5_000 } as const
    await administrator.call(payments.confirmClientPayment, { body })
    const note = 'Recibimos $50,00; quedan $9,30 a tu favor.'
    expect(await told(client, 'paymentReceived')).toEqual([[expect.stringMatching(/^PAG-/), note, ACCOUNT]])
  })

  test('not where it pays all of it: the package tells', async () => {
    const client = await given.client()
    await billedBundle(client, [{ weightInGrams: 1_800, valueInCents: 9_000 }])
    await pay(client, 4_070)
    await told(client, 'orderPaid')
    const { data } = await signedInAs(client).call(contract.listNotifications)
    expect(data.map(({ kind }) => kind)).not.toContain('paymentReceived')
  })
})

describe('of a refund is told', () => {
  const asked = async () => {
    const client = await given.client()
    await pay(client, 1_000)
    const body = { amountInCents: 1_000, destination: 'Banco Pichincha 2201234567' }
    return { client, refund: await signedInAs(client).call(accounts.requestRefund, { body }) }
  }

  test('the house that it waits, and its client that it was paid and came back', async () => {
    const boss = await given.administrator()
    const { client, refund } = await asked()
    const { data } = await notificationsOf(boss, { count: 1 })
    expect(data).toMatchObject([{ kind: 'refundRequested', location: `/finances/devoluciones?open=${refund.id}` }])

    const params = { id: refund.id }
    await administrator.call(accounts.answerRefund, { params, body: { action: 'pay', method: 'cash' } })
    expect(await told(client, 'refundPaid')).toEqual([[refund.code, '', ACCOUNT]])
    await administrator.call(accounts.returnRefund, { params, body: { reason: 'La cuenta está cerrada.' } })
    expect(await told(client, 'refundReturned')).toEqual([[refund.code, 'La cuenta está cerrada.', ACCOUNT]])
  })

  test('its client why it was refused', async () => {
    const { client, refund } = await asked()
    const body = { action: 'refuse', reason: 'La cuenta no está a su nombre.' } as const
    await administrator.call(accounts.answerRefund, { params: { id: refund.id }, body })
    expect(await told(client, 'refundRefused')).toEqual([[refund.code, 'La cuenta no está a su nombre.', ACCOUNT]])
  })
})
