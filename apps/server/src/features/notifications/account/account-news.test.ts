import { accounts, notifications as contract, payments } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { credit, firstOf, REASON, TWO } from '../../../testing/given/given-credit-notes.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { billedBundle, ordersOf, paidBundle, unpaidBundle } from '../../../testing/given/given-packages.ts'
import { ask } from '../../../testing/given/given-purchases.ts'
import { mailAbout } from '../../../testing/mails.ts'
import { notificationsOf, notifyOfOneMore, told } from '../../../testing/notifications.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const ACCOUNT = '/tuspagos?view=account'
let transfers = 0
const pay = ({ id: clientId }: Person, amountInCents: number, more = {}) => {
  transfers += 1
  const body = { clientId, receivedOn: '2026-01-05', amountInCents, method: 'transfer', reference: `NEWS-${transfers}` } as const
  return administrator.call(payments.createPayment, { body: { ...body, ...more } })
}

describe('a client is told of money', () => {
  test('what is left to pay where a part came, by mail too', async () => {
    const client = await given.client()
    await billedBundle(client, [{ weightInGrams: 1_800, valueInCents: 9_000 }])
    const { code } = await pay(client, 2_500)

    expect(await told(client, 'paymentReceived')).toEqual([[code, 'Recibimos $25,00; faltan $15,70 de Zapatos.', ACCOUNT]])
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

  test('of a purchase that took it all nothing is left, and nothing is told', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    await pay(client, 1_000, { applications: [{ purchaseId: purchase.id, amountInCents: 1_000 }] })
    await pay(client, 700)

    const notes = (await told(client, 'paymentReceived')).map(([, note]) => note)
    expect(notes).toEqual(['Recibimos $7,00; quedan $7,00 a tu favor.'])
  })

  test('in English to those who read English', async () => {
    const client = await given.client({ language: 'en' })
    await pay(client, 4_500)
    const [[, note] = []] = await told(client, 'paymentReceived')
    expect(note).toBe('We received $45.00; $45.00 stay in your favour.')
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

describe('of what is given back of a bill is told', () => {
  test('its client: how much, what of it is in their favour, and why; by mail too', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    const { code } = await credit(bill, { orderIds: firstOf(bill) })

    const note = `$34,03 menos en Zapatos y Zapatos; quedan $34,03 a tu favor. ${REASON}`
    expect(await told(client, 'creditNoteIssued')).toEqual([[code, note, `/tuspagos?view=paid&open=${bill.id}`]])
    await mailAbout(client.email, 'Zapatos y Zapatos: emitimos una nota de abono a tu favor')
  })

  test('in English, and where the bill still waits no credit', async () => {
    const client = await given.client({ language: 'en' })
    const bill = await unpaidBundle(client, TWO)
    await credit(bill, { orderIds: firstOf(bill) })

    const [[, note, place] = []] = await told(client, 'creditNoteIssued')
    expect(note).toBe(`$34.03 less on Zapatos and Zapatos. ${REASON}`)
    expect(place).toBe(`/tuspagos?view=pending&open=${bill.id}`)
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

  test('nothing to the house that an administrator asked for themselves', async () => {
    const boss = await given.administrator()
    const client = await given.client()
    await pay(client, 1_000)
    const body = { clientId: client.id, amountInCents: 1_000, destination: 'Banco Pichincha 2201234567' }
    await administrator.call(accounts.requestRefund, { body })
    await notifyOfOneMore(boss)

    const { data } = await notificationsOf(boss, { count: 1 })
    expect(data.map(({ kind }) => kind)).toEqual(['orderToReview'])
  })

  test('nothing twice: a refund that is refused when asked again tells of each', async () => {
    const { client, refund } = await asked()
    const refuse = (id: string, reason: string) =>
      administrator.call(accounts.answerRefund, { params: { id }, body: { action: 'refuse', reason } })
    await refuse(refund.id, 'Falta el banco.')
    const body = { amountInCents: 500, destination: 'Banco Pichincha' }
    const again = await signedInAs(client).call(accounts.requestRefund, { body })
    await refuse(again.id, 'Falta el número.')

    await expect
      .poll(async () => (await told(client, 'refundRefused')).map(([code, note]) => `${code} ${note}`).toSorted())
      .toEqual([`${refund.code} Falta el banco.`, `${again.code} Falta el número.`].toSorted())
  })

  test('its client why it was refused', async () => {
    const { client, refund } = await asked()
    const body = { action: 'refuse', reason: 'La cuenta no está a su nombre.' } as const
    await administrator.call(accounts.answerRefund, { params: { id: refund.id }, body })
    expect(await told(client, 'refundRefused')).toEqual([[refund.code, 'La cuenta no está a su nombre.', ACCOUNT]])
  })
})
