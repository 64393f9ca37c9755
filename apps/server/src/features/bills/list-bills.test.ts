import { bills, payments } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { billed, billedBundle, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

describe('the list of bills', () => {
  test("shows a client's own, newest first, with every line", async () => {
    const client = await given.client()
    const older = await paidBundle(client)
    const newer = await billedBundle(client)
    await billedBundle(await given.client())

    const { data, meta } = await signedInAs(client).call(bills.listBills)

    expect(data.map(({ code }) => code)).toEqual([newer.code, older.code])
    expect(data[0]).toEqual({ ...newer })
    expect(data[1]).toMatchObject({ status: 'charged', applied: [{ payment: { method: 'transfer', reference: 'PICH-8812' } }] })
    expect(meta).toMatchObject({ page: 1, limit: 100, total: 2, totalPages: 1 })
  })

  test('shows an associate the bills of their own clients, as assigned when the orders were made', async () => {
    const associate = await given.associate()
    const bill = await billedBundle(await given.client({ associate }))
    await billedBundle(await given.client({ associate: await given.associate() }))
    await billedBundle(await given.client())

    const { data } = await signedInAs(associate).call(bills.listBills)

    expect(data.map(({ code }) => code)).toEqual([bill.code])
    expect(data[0]?.allowedActions).toEqual([])
  })

  test("shows an administrator everybody's, by client and by status", async () => {
    const client = await given.client()
    const pending = await billedBundle(client)
    await paidBundle(client)
    const administrator = signedInAs('administrator')

    const { data } = await administrator.call(bills.listBills, { query: { clientId: client.id, status: ['pendingPayment'] } })

    expect(data.map(({ code }) => code)).toEqual([pending.code])
    expect(data[0]?.allowedActions).toEqual(['confirmPayment', 'issueCreditNote', 'changeInvoiceOwner', 'void'])
  })

  test('is narrowed by total, and by how it was paid where that was not taken back', async () => {
    const client = await given.client()
    const open = await billedBundle(client)
    const paid = await paidBundle(client)
    const administrator = signedInAs('administrator')
    const found = async (query: object) =>
      (await administrator.call(bills.listBills, { query: { ...query, clientId: client.id } })).data.map(({ code }) => code)
    expect(await found({ totalInCents: `${open.totalInCents}..` })).toContain(open.code)
    expect(await found({ totalInCents: `..${open.totalInCents - 1}` })).not.toContain(open.code)
    expect(await found({ method: ['transfer', 'cash'] })).toEqual([paid.code])
    expect(await found({ method: ['cash'] })).toEqual([])
    const [payment] = (await administrator.call(payments.listPayments, { query: { billId: paid.id } })).data
    await administrator.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'Rebotó.' } })
    expect(await found({ method: ['transfer'] })).toEqual([])
  })

  test('finds a bill by its number and by its client', async () => {
    const client = await given.client({ firstName: 'Zoraida', lastName: 'Quishpe' })
    const bill = await billedBundle(client)
    const found = async (q: string) => {
      const { data } = await signedInAs('administrator').call(bills.listBills, { query: { q } })
      return data.map(({ code }) => code)
    }

    expect(await found(bill.code.toLowerCase())).toEqual([bill.code])
    expect(await found('zoraida q')).toEqual([bill.code])
    expect(await found(client.identification)).toEqual([bill.code])
    expect(await found('%%%')).toEqual([])
  })

  test('orders by total and turns pages', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client, [
      { weightInGrams: 2_500, valueInCents: 12_000 },
      { weightInGrams: 1_250, valueInCents: 5_500 },
    ])
    const dear = await billed(client, orderIds.slice(0, 1))
    const cheap = await billed(client, orderIds.slice(1))
    const query = { orderBy: 'totalInCents', mode: 'asc', limit: 1 } as const

    const first = await signedInAs(client).call(bills.listBills, { query })
    const second = await signedInAs(client).call(bills.listBills, { query: { ...query, page: 2 } })

    expect([...first.data, ...second.data].map(({ code }) => code)).toEqual([cheap.code, dear.code])
    expect(second.meta).toMatchObject({ page: 2, total: 2, totalPages: 2 })
  })

  test('needs a session', async () => {
    await expect(anonymous.call(bills.listBills)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('knows its statuses', async () => {
    const attempt = signedInAs('administrator').fetch('/api/sale-order?status=unpaid')

    expect((await attempt).status).toBe(422)
  })
})

describe('the file of bills', () => {
  const headingsAndFirst = async (who: Person | 'administrator', clientId: string) => {
    const query = { format: 'csv' as const, ...(who === 'administrator' && { clientId }) }
    const file = await signedInAs(who).send(bills.exportBills, { query })
    const [headings = '', row = ''] = (await file.text()).replace('\uFEFF', '').trim().split('\r\n')
    return { headings: headings.split(',').slice(0, 5), cells: row.split(',').slice(0, 2) }
  }

  test('says to a client, in their words, what to do, and nothing of whose it is', async () => {
    const client = await given.client()
    const { code } = await billedBundle(client)
    expect(await headingsAndFirst(client, client.id)).toEqual({
      headings: ['Número', 'Estado', 'Fecha', 'A nombre de', 'Identificación'],
      cells: [code, 'Por pagar'],
    })
    expect(await headingsAndFirst('administrator', client.id)).toEqual({
      headings: ['Número', 'Estado', 'Fecha', 'Casillero', 'Cliente'],
      cells: [code, 'Pago pendiente'],
    })
  })
})
