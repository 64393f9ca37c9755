import { company, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { billed, billedBundle, ordersOf, paid, weighedBundle } from '../../testing/given/given-packages.ts'
import { approve, ask } from '../../testing/given/given-purchases.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { confirmClientPayment } from './confirm-client-payment.ts'

let associate: Person
let otherAssociate: Person
let client: Person
let neighbour: Person
let first: Bill
let second: Bill
let ofNeighbour: Bill

const list = (who: Person | 'administrator', query = {}) => signedInAs(who).call(payments.listPayments, { query })
const billsIn = async (who: Person | 'administrator', query = {}) =>
  (await list(who, query)).data.map(({ applications: [first] }) => first?.bill?.code)

/** As if it had been confirmed then. */
async function paidAt(bill: Bill, instant: string, method: 'cash' | 'transfer' = 'transfer'): Promise<Bill> {
  const { db } = await currentServer()
  const { id: userId } = await given.administrator({ firstName: 'Carla', lastName: 'Mora' })
  const actor = { userId, role: 'administrator', duties: ['owner'] } as const
  const payment = { orderIds: ordersOf(bill), method, reference: 'PICH-1' }
  await atTime(new Date(instant), () => confirmClientPayment(db, actor, payment))
  return bill
}

beforeAll(async () => {
  associate = await given.associate()
  otherAssociate = await given.associate()
  client = await given.client({ associate, firstName: 'Inés', lastName: 'Ñacato' })
  neighbour = await given.client({ associate: otherAssociate, firstName: 'Luis', lastName: 'Guamán' })
  // Of Quito's days 20 and 21 of November: one minute before and one after midnight there.
  first = await paidAt(await billedBundle(client), '2025-11-21T04:59:00.000Z', 'cash')
  second = await paidAt(await billedBundle(client), '2025-11-21T05:01:00.000Z')
  ofNeighbour = await paidAt(await billedBundle(neighbour), '2025-11-22T12:00:00.000Z')
})

describe('the list of payments', () => {
  test('tells who paid what, when, how, and who confirmed it', async () => {
    const { data } = await list(client, { billId: first.id })

    expect(data).toEqual([
      {
        id: expect.any(String),
        code: expect.stringMatching(/^PAG-\d{6}$/),
        client: { id: client.id, code: client.casilleroCode, name: 'Inés Ñacato' },
        amountInCents: first.totalInCents,
        applications: [
          { bill: { id: first.id, code: first.code }, purchase: null, amountInCents: first.totalInCents, isBack: false },
        ],
        receivedOn: '2025-11-20',
        method: 'cash',
        account: { id: expect.any(String), kind: 'cash', name: 'Caja' },
        reference: 'PICH-1',
        note: '',
        proofs: [],
        reversesId: null,
        reason: null,
        reversedBy: null,
        actor: null,
        at: '2025-11-21T04:59:00.000Z',
        allowedActions: [],
      },
    ])
    // Clients read no names of staff.
    expect((await list('administrator', { billId: first.id })).data[0]?.actor).toEqual({ name: 'Carla Mora' })
  })

  test('has the newest first, a page at a time, whatever the page is found by', async () => {
    const query = { limit: 2, from: '2025-11-20', to: '2025-11-22' }
    const { data, meta } = await list('administrator', query)
    expect(data.map(({ applications: [first] }) => first?.bill?.code)).toEqual([ofNeighbour.code, second.code])
    expect(meta).toMatchObject({ page: 1, limit: 2, total: 3, totalPages: 2 })

    expect(await billsIn('administrator', { ...query, page: 2 })).toEqual([first.code])
    expect(await billsIn('administrator', { ...query, cursor: meta.nextCursor })).toEqual([first.code])
  })

  test('shows a client their own', async () => {
    expect(await billsIn(client)).toEqual([second.code, first.code])
    expect(await billsIn(client, { clientId: neighbour.id })).toEqual([])
    expect(await billsIn(client, { billId: ofNeighbour.id })).toEqual([])
  })

  test('shows an associate those of their clients', async () => {
    expect(await billsIn(associate)).toEqual([second.code, first.code])
    expect(await billsIn(associate, { clientId: neighbour.id })).toEqual([])
    expect(await billsIn(otherAssociate)).toEqual([ofNeighbour.code])
  })

  test('is narrowed by client, bill, method and day of Quito', async () => {
    expect(await billsIn('administrator', { clientId: neighbour.id })).toEqual([ofNeighbour.code])
    expect(await billsIn('administrator', { billId: second.id })).toEqual([second.code])
    expect(await billsIn(client, { method: 'cash' })).toEqual([first.code])
    expect(await billsIn(client, { method: ['cash', 'transfer'] })).toEqual([second.code, first.code])
    expect(await billsIn(client, { from: '2025-11-21', to: '2099-12-31' })).toEqual([second.code])
    expect(await billsIn(client, { from: '2020-01-01', to: '2025-11-20' })).toEqual([first.code])
    expect(await billsIn(client, { from: '2025-11-20', to: '2025-11-21' })).toEqual([second.code, first.code])
  })

  test('is narrowed by amount', async () => {
    const { totalInCents } = first
    expect(await billsIn(client, { amountInCents: `${totalInCents}..${totalInCents}`, method: 'cash' })).toEqual([first.code])
    expect(await billsIn(client, { amountInCents: `..${totalInCents - 1}`, billId: first.id })).toEqual([])
  })

  test('is searched by number, bill and client', async () => {
    const [{ code = '' } = {}] = (await list('administrator', { billId: first.id })).data
    expect(await billsIn('administrator', { q: code.toLowerCase() })).toEqual([first.code])
    expect(await billsIn('administrator', { q: ofNeighbour.code })).toEqual([ofNeighbour.code])
    expect(await billsIn('administrator', { q: 'guaman' })).toEqual([ofNeighbour.code])
  })

  test('is searched by reference', async () => {
    await signedInAs('administrator').call(payments.createPayment, {
      body: {
        clientId: neighbour.id,
        receivedOn: '2025-11-23',
        amountInCents: 1_234,
        method: 'deposit',
        reference: 'Papeleta 0098-77',
      },
    })
    const { data } = await list('administrator', { q: 'papeleta 0098' })
    expect(data).toMatchObject([{ client: { id: neighbour.id }, amountInCents: 1_234, reference: 'Papeleta 0098-77' }])
    expect((await list('administrator', { q: '0098_77' })).data).toEqual([])
  })

  test('is narrowed by the company account, and by what was taken back', async () => {
    const [cash, bank] = await signedInAs('administrator').call(company.listCompanyAccounts)
    const query = { clientId: client.id, from: '2025-11-20', to: '2025-11-21' }
    expect(await billsIn('administrator', { ...query, accountId: cash?.id })).toEqual([first.code])
    expect(await billsIn('administrator', { ...query, accountId: bank?.id })).toEqual([second.code])

    const person = await given.client({ associate })
    const paymentOf = async (reference: string) =>
      signedInAs('administrator').call(payments.createPayment, {
        body: { clientId: person.id, receivedOn: '2025-11-24', amountInCents: 900, method: 'transfer', reference },
      })
    const [stays, bounced] = [await paymentOf('STAYS'), await paymentOf('BOUNCED')]
    await signedInAs('administrator').call(payments.undoPayment, { params: { id: bounced.id }, body: { reason: 'Rebotó.' } })

    const codes = async (isTakenBack: boolean) =>
      (await list('administrator', { clientId: person.id, isTakenBack })).data.map(({ reference, amountInCents }) => [
        reference,
        amountInCents,
      ])
    expect(await codes(false)).toEqual([[stays.reference, 900]])
    expect(await codes(true)).toEqual([
      ['BOUNCED', -900],
      ['BOUNCED', 900],
    ])
  })

  test('opens one of them', async () => {
    const [{ id = '' } = {}] = (await list('administrator', { billId: first.id })).data
    const one = await signedInAs('administrator').call(payments.getPayment, { params: { id } })
    expect(one).toMatchObject({ id, applications: [{ bill: { code: first.code }, amountInCents: first.totalInCents }] })
    const missing = signedInAs('administrator').call(payments.getPayment, { params: { id: first.id } })
    await expect(missing).rejects.toMatchObject({ status: 404, code: 'paymentNotFound' })
  })

  test('has what was paid up front for a purchase, for the client and the associate of the purchase', async () => {
    const purchase = await ask(neighbour)
    const paidUpFront = { amountInCents: 5_000, method: 'transfer', reference: 'UP-1' } as const
    await approve('administrator', purchase, { paidUpFront })

    const { id: purchaseId, code } = purchase
    const applications = [{ bill: null, purchase: { id: purchaseId, code }, amountInCents: 5_000, isBack: false }]
    const expected = [{ applications, amountInCents: 5_000 }]
    for (const who of [neighbour, otherAssociate, 'administrator'] as const) {
      expect((await list(who, { purchaseId })).data).toMatchObject(expected)
    }
    expect((await list(associate, { purchaseId })).data).toEqual([])
    expect((await list(client, { purchaseId })).data).toEqual([])
  })

  test('says which of them can be undone, to whoever may', async () => {
    const orderIds = (await weighedBundle(client)).orderIds
    const bill = await paid(await billed(client, orderIds))

    expect((await list('administrator', { billId: bill.id })).data[0]?.allowedActions).toEqual(['undoPayment'])
    expect((await list(client, { billId: bill.id })).data[0]?.allowedActions).toEqual([])
  })

  test('comes as a file', async () => {
    const { name, content } = await signedInAs('administrator').call(payments.exportPayments, {
      query: { format: 'csv', clientId: neighbour.id, from: '2025-11-22', to: '2025-11-22' },
    })

    expect(name).toMatch(/^pagos-\d{4}-\d{2}-\d{2}-\d{6}\.csv$/)
    const [header, line] = new TextDecoder().decode(content).split('\r\n')
    expect(header).toBe(
      'Número,Fecha,Casillero,Cliente,Recibido,Notas de cobro,Compras asistidas,Valor (USD),Aplicado (USD),A favor (USD),Forma de pago,Cuenta,Referencia,Anulado con,Motivo de anulación,Registrado por',
    )
    const amount = (ofNeighbour.totalInCents / 100).toString()
    expect(line).toMatch(/^PAG-\d{6},2025-11-22 07:00,/)
    expect(line).toContain(
      `,Luis Guamán,2025-11-22,${ofNeighbour.code},,${amount},${amount},0,Transferencia,Banco Pichincha 2100000001,PICH-1,,,Carla Mora`,
    )
  })
})

describe('the list of payments is refused', () => {
  test('without a session', async () => {
    await expect(anonymous.call(payments.listPayments)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('for days in the wrong order', async () => {
    const attempt = list(client, { from: '2025-11-21', to: '2025-11-20' })

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'dateRangeReversed',
      details: { fields: [expect.objectContaining({ path: 'to' })] },
    })
  })

  test.each([
    ['from', '2026-02-30'],
    ['to', '0000-01-01'],
    ['to', '9999-12-31'],
    ['method', 'cheque'],
    ['billId', '7'],
    ['orderBy', 'note'],
  ])('for a wrong %s', async (path, value) => {
    const attempt = list('administrator', { [path]: value })

    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [{ path: expect.stringContaining(path) }] } })
  })
})
