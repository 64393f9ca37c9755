// Every mail that an event sends to a client: whole, in both languages, with the way to the record.
import { bills, dropshipping, incidents, orderActions, paymentProofs, payments } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { billed, billedBundle, NOBODY_ELSE, paid, weighedBundle } from '../../testing/given/given-packages.ts'
import { ask, proposeDearer, remove } from '../../testing/given/given-purchases.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { mailAbout, mailsTo } from '../../testing/mails.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const REASON = 'Se confundió con otra clienta: “P. Vaca” & hija.'

/** Where the mail of what happened leads, and what somebody wrote of it. */
type Happened = { location: string; note?: string }
type Row = { what: string; es: string; en: string; happens: (client: Person) => Promise<Happened> }

async function openIncident(id: string) {
  const body = { kind: 'delayed' as const, description: REASON }
  return administrator.call(incidents.openIncident, { params: { id }, body })
}
/** Packages in Quito whose bill the house makes. */
async function billedByTheHouse(client: Person) {
  const { orderIds } = await weighedBundle(client)
  return administrator.call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })
}

standStill()
/** A price waits ten minutes for a second weighing; any call that writes wakes the readers of messages. */
async function priceIsTold(): Promise<void> {
  move(10 * MINUTE)
  await given.client()
}

const ROWS: Row[] = [
  {
    what: 'a package waits in Quito',
    es: 'Zapatos: ya está en Quito, listo para pagar.',
    en: 'Zapatos: in Quito now, ready to pay.',
    happens: async (client) => {
      const { id } = await given.order({ client, status: 'inWarehouseUIO' })
      await priceIsTold()
      return { location: `/tuspagos?open=${id}` }
    },
  },
  {
    what: 'the house made a bill',
    es: 'Zapatos: tu nota de cobro espera tu pago.',
    en: 'Zapatos: your bill awaits your payment.',
    happens: async (client) => {
      const { id } = await billedByTheHouse(client)
      return { location: `/tuspagos?view=pending&open=${id}` }
    },
  },
  {
    what: 'a bill was voided',
    es: 'Zapatos: anulamos la nota de cobro. Puedes generar otra.',
    en: 'Zapatos: we voided the bill. You can create another.',
    happens: async (client) => {
      const { id, orders } = await billedBundle(client)
      await administrator.call(bills.voidBill, { params: { id }, body: { reason: REASON } })
      return { location: `/tuspagos?open=${orders[0]?.id}` }
    },
  },
  {
    what: 'a payment was taken back',
    es: 'Zapatos: tu nota de cobro espera tu pago. Corregimos un pago registrado por error.',
    en: 'Zapatos: your bill awaits your payment. We corrected a payment recorded by mistake.',
    happens: async (client) => {
      const { id } = await paid(await billedBundle(client))
      const { data } = await administrator.call(payments.listPayments, { query: { billId: id } })
      await administrator.call(payments.undoPayment, { params: { id: data[0]?.id ?? '' }, body: { reason: REASON } })
      return { location: `/tuspagos?view=pending&open=${id}` }
    },
  },
  {
    what: 'a receipt was refused',
    es: 'Zapatos: no pudimos aceptar tu comprobante de pago. Revisa por qué y envía otro.',
    en: 'Zapatos: we could not accept your payment receipt. See why and send another.',
    happens: async (client) => {
      const bill = await billedBundle(client)
      const body = { amountInCents: 4_864, reference: 'PICH-1', note: '' }
      const files = [{ ...PAPER, field: 'proof' }]
      const { id } = await signedInAs(client).call(paymentProofs.addBillProof, { params: bill, body, files })
      const refusal = { status: 'refused', reason: REASON } as const
      await administrator.call(paymentProofs.reviewPaymentProof, { params: { id }, body: refusal })
      return { location: `/tuspagos?view=pending&open=${bill.id}`, note: REASON }
    },
  },
  {
    what: 'a purchase costs more',
    es: 'Zapatillas de correr y 1 más: tu compra asistida tiene un nuevo precio. Acéptalo para que la hagamos.',
    en: 'Zapatillas de correr and 1 more: your assisted purchase has a new price. Accept it and we buy it.',
    happens: async (client) => {
      const { id } = await proposeDearer('administrator', await ask(client), 'Subió en la tienda.')
      return { location: `/tuscompraasistidas?open=${id}`, note: 'Subió en la tienda.' }
    },
  },
  {
    what: 'a purchase was removed',
    es: 'Zapatillas de correr y 1 más: tu compra asistida no sigue adelante. Mira por qué.',
    en: 'Zapatillas de correr and 1 more: your assisted purchase does not go on. See why.',
    happens: async (client) => {
      const { id } = await remove('administrator', await ask(client), REASON)
      return { location: `/tuscompraasistidas?view=removed&open=${id}`, note: REASON }
    },
  },
  {
    what: 'an order was removed',
    es: 'Zapatos: tu pedido se cerró sin entregarse. Mira por qué.',
    en: 'Zapatos: your order was closed without being handed over. See why.',
    happens: async (client) => {
      const { id } = await given.order({ client })
      await administrator.call(orderActions.removeOrders, { body: { orderIds: [id], reason: REASON } })
      return { location: `/tuspedidos?view=closed&open=${id}`, note: REASON }
    },
  },
  {
    what: 'something happened with a package',
    es: 'Zapatos: hay una novedad. Te contamos qué pasó.',
    en: 'Zapatos: something happened. We tell you what.',
    happens: async (client) => {
      const { id } = await given.order({ client, status: 'inWarehouseMIA' })
      await openIncident(id)
      return { location: `/tuspedidos?open=${id}`, note: REASON }
    },
  },
  {
    what: 'what happened with a package is resolved',
    es: 'Zapatos: la novedad quedó resuelta. Mira cómo.',
    en: 'Zapatos: what happened is resolved. See how.',
    happens: async (client) => {
      const { id } = await given.order({ client, status: 'inWarehouseMIA' })
      const { id: incidentId } = await openIncident(id)
      const body = { incidentId, outcome: 'solved' as const, resolution: 'Salió el martes.' }
      await administrator.call(incidents.resolveIncident, { params: { id }, body })
      return { location: `/tuspedidos?open=${id}`, note: 'Salió el martes.' }
    },
  },
  {
    what: 'a request was quoted',
    es: 'Lámpara: te cotizamos lo que pediste. Acepta el precio antes de que venza.',
    en: 'Lámpara: we quoted what you asked for. Accept the price before it expires.',
    happens: async (client) => {
      const wish = { link: 'https://store.example/lamp', description: 'Lámpara', quantity: 1 }
      const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body: wish })
      const body = { action: 'quote', unitPriceInCents: 3_000, lastDay: '2099-12-31', comment: 'Con garantía.' } as const
      await administrator.call(dropshipping.updateDropshipping, { params: { id }, body })
      return { location: `/cotizar?open=${id}`, note: 'Con garantía.' }
    },
  },
]

const FRAME = {
  es: ['Hola, Inés', 'Ver en Puente:', 'Qué te avisamos por correo lo eliges en tu perfil:'],
  en: ['Hello, Inés', 'See it in Puente:', 'You choose in your profile what we tell you by mail:'],
} as const

describe.each(['es', 'en'] as const)('in “%s” a client is written to when', (language) => {
  test.each(ROWS.map((row) => [row.what, row] as const))('%s', async (_what, row) => {
    const client = await given.client({ firstName: 'Inés', language })
    const { location, note } = await row.happens(client)
    const sentence = row[language]
    const [subject = ''] = sentence.split(/\.(?: |$)/)
    const [greeting, label, closing] = FRAME[language]

    const mail = await mailAbout(client.email, subject)

    const paragraphs = [greeting, sentence, ...(note ? [`“${note}”`] : [])]
    const ways = [`${label}\nhttps://puente.test${location}`, `${closing}\nhttps://puente.test/perfil`]
    expect(mail?.text).toBe([...paragraphs, ...ways, 'Puente'].join('\n\n'))
    expect(mail?.html).toContain(`href="https://puente.test${location.replaceAll('&', '&amp;')}"`)
    expect(mail?.html).not.toContain('” & hija')
  })
})

test('a bill of several packages is a mail for each that waits and for each that can be collected, and none for what the client does', async () => {
  const client = await given.client()
  const two = Array(2).fill({ weightInGrams: 900, valueInCents: 3_000 })
  const { orderIds } = await weighedBundle(client, two)
  await priceIsTold()

  await paid(await billed(client, orderIds))

  // Both wait in Quito, then at the counter; the bill and its payment are the client’s own doing.
  const received = await mailsTo(client.email, { count: 4 })
  expect(received.map(({ subject }) => subject).toSorted()).toEqual([
    ...Array(2).fill('Zapatos: confirmamos tu pago'),
    ...Array(2).fill('Zapatos: ya está en Quito, listo para pagar'),
  ])
})
