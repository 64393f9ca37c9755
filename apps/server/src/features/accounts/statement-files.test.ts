import { accounts, company, payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDate, now } from '../../clock.ts'
import { FORMATS } from '../../documents/formats.ts'
import { billed, weighedBundle } from '../../testing/given/given-packages.ts'
import { listFile } from '../../testing/list-files.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const TODAY = businessDate(now())
const withoutSecond = (name: string) => name.replace(/-\d{6}(?=\.)/, '')
let associate: Person
let client: Person
let bill: Bill
let payment: { code: string }

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate, firstName: 'Inés', lastName: 'Ñacato' })
  bill = await billed(client, (await weighedBundle(client)).orderIds)
  const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 5_000, method: 'cash' } as const
  payment = await administrator.call(payments.createPayment, { body })
})

const print = (who: Person | 'administrator', query: object = {}, language = 'es') =>
  signedInAs(who).call(accounts.getAccountPdf, { query, headers: { 'accept-language': language } })
const fileOf = (who: Person | 'administrator', language: 'es' | 'en', query: object = {}) =>
  listFile(who, accounts.exportAccount, language, query)

describe('a statement on paper', () => {
  test('has what was owed before, each document, what is owed after, and where the money is', async () => {
    const { name, contentType, content } = await print(client)

    expect([withoutSecond(name), contentType]).toEqual([
      `estado-de-cuenta-${client.casilleroCode}-${TODAY}.pdf`,
      'application/pdf',
    ])
    const text = (await readPdf(content)).join(' ')
    for (const said of ['Estado de cuenta', `Inés Ñacato · ${client.casilleroCode}`, 'Saldo anterior', 'Saldo final'])
      expect(text).toContain(said)
    expect(text).toContain('Nota de cobro: Zapatos')
    const { legalName, ruc, quitoAddress } = await administrator.call(company.getCompany)
    // Whole, with its year.
    expect(text).toContain(FORMATS.es.day(now()))
    for (const said of [`${legalName} · RUC ${ruc}`, quitoAddress.city]) expect(text).toContain(said)
    for (const said of [bill.code, payment.code, '48,64', '−$50,00', '$1,36 a favor', 'Reservado para compras'])
      expect(text).toContain(said)
  })

  test('speaks the language of its reader, and keeps to the days', async () => {
    const days = { from: '2020-01-01', to: '2020-12-31' }
    const text = (await readPdf((await print(client, days, 'en')).content)).join(' ')
    for (const said of ['January 1, 2020 to December 31, 2020', 'Nothing happened on these days.', 'Balance before'])
      expect(text).toContain(said)
    expect(text).not.toContain(bill.code)
  })
})

describe('a statement as a file', () => {
  test('has the same rows between what was owed before and after, and the figures', async () => {
    const { name, rows } = await fileOf(client, 'es')

    expect(withoutSecond(name)).toBe(`estado-de-cuenta-${client.casilleroCode}-${TODAY}.csv`)
    const row = (day: string, what: string, code: string, amount: string, balance: string) => [
      ['Casillero', client.casilleroCode],
      ['Cliente', 'Inés Ñacato'],
      ['Fecha', day],
      ['Concepto', what],
      ['Documento', code],
      ['Valor (USD)', amount],
      ['Saldo (USD)', balance],
    ]
    expect(rows).toEqual([
      row('', 'Saldo anterior', '', '', '0'),
      row(TODAY, 'Nota de cobro: Zapatos', bill.code, '48.64', '48.64'),
      row(TODAY, 'Pago', payment.code, '-50', '-1.36'),
      row('', 'Saldo final', '', '', '-1.36'),
      row('', 'Por pagar', '', '', '0'),
      row('', 'A favor', '', '', '1.36'),
      row('', 'Reservado para compras', '', '', '0'),
    ])
  })

  test('has headings and words in English too', async () => {
    const { name, rows } = await fileOf(client, 'en')
    expect(withoutSecond(name)).toBe(`statement-${client.casilleroCode}-${TODAY}.csv`)
    expect(rows.map((row) => row[3])).toEqual(
      ['Balance before', 'Bill of sale: Zapatos', 'Payment', 'Closing balance', 'To pay', 'In favour', 'Held for purchases'].map(
        (what) => ['What', what],
      ),
    )
  })
})

test('both are the client’s, their associate’s and the house’s', async () => {
  const query = { clientId: client.id }
  for (const who of [associate, 'administrator'] as const) {
    expect((await fileOf(who, 'es', query)).rows).toHaveLength(7)
    expect((await readPdf((await print(who, query)).content)).join(' ')).toContain(bill.code)
  }
  const stranger = await given.client()
  await expect(print(stranger, query)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  await expect(fileOf(await given.associate(), 'es', query)).rejects.toMatchObject({ code: 'clientNotFound' })
  await expect(print('administrator')).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
  await expect(print(client, { from: '2026-01-02', to: '2026-01-01' })).rejects.toMatchObject({ code: 'dateRangeReversed' })
})

test('10,000 rows are read page by page, the newest first, and exported whole', async () => {
  const many = await given.client()
  const { db } = await currentServer()
  await db.execute(sql`insert into ledger_entries (id, client_id, kind, amount_in_cents, note, created_at)
    select gen_random_uuid(), ${many.id}, 'writeOff', -1, 'old books', timestamptz '2026-01-05 12:00Z' + make_interval(secs => step)
    from generate_series(1, 10000) as step`)
  const page = (number: number, limit?: number) =>
    signedInAs(many).call(accounts.getAccount, { query: { page: number, ...(limit && { limit }) } })

  const newest = await page(1)
  expect(newest).toMatchObject({ total: 10_000, openingInCents: 0, closingInCents: -10_000 })
  expect(newest.rows).toHaveLength(100)
  expect([newest.rows[0]?.balanceInCents, newest.rows.at(-1)?.balanceInCents]).toEqual([-9_901, -10_000])
  const oldest = await page(100)
  expect([oldest.rows[0]?.balanceInCents, oldest.rows.at(-1)?.balanceInCents]).toEqual([-1, -100])
  expect((await page(101)).rows).toEqual([])
  expect((await page(2, 3)).rows.map(({ balanceInCents }) => balanceInCents)).toEqual([-9_995, -9_996, -9_997])

  expect((await fileOf(many, 'es')).rows).toHaveLength(10_005)
  await expect(print(many)).rejects.toMatchObject({ status: 422, code: 'exportTooLarge', details: { most: 2_000 } })
})
