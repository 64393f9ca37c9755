// What bills and earnings say of packages that ended: on paper and in lists' files (both ways, section 2).
import { bills, earnings } from '@app/contract'
import { expect, test } from 'vitest'
import { firstOf, TWO } from '../../testing/given/given-credit-notes.ts'
import { end } from '../../testing/given/given-ended.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { given, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const pageOf = async (id: string, language = 'es') => {
  const file = await administrator.call(bills.getPdfOfBill, { params: { id }, headers: { 'accept-language': language } })
  return ((await readPdf(file.content))[0] ?? '').replaceAll('\n', ' ')
}

test('a bill of which one package was lost says so beside it', async () => {
  const bill = await paidBundle(await given.client(), TWO)
  const [lost = ''] = firstOf(bill)
  await end(lost, 'lost')

  const page = await pageOf(bill.id)

  expect(page.match(/Perdido/g)).toHaveLength(1)
  expect(page).toContain('Pagada')
})

test('a bill of which everything was seized once paid is finished, and sends nobody to collect', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const bill = await paidBundle(client)
  const [seized = ''] = ordersOf(bill)
  await end(seized, 'seized')

  expect(await pageOf(bill.id)).toMatch(/Terminada .*Decomisado/)
  expect(await pageOf(bill.id, 'en')).toMatch(/Finished .*Seized/)
  const file = await administrator.call(bills.exportBills, { query: { q: bill.code, format: 'csv' } })
  expect(new TextDecoder().decode(file.content)).toMatch(/Terminado,.*,Decomisado: 1,/)
  // What its client paid stays, and so does what was earned with it.
  const earned = await administrator.call(earnings.exportEarnings, { query: { clientId: [client.id], format: 'csv' } })
  expect(new TextDecoder().decode(earned.content)).toContain(',Decomisado,')
})

test('a bill that was credited whole was not voided', async () => {
  const bill = await paidBundle(await given.client())
  const [lost = ''] = ordersOf(bill)
  await end(lost, 'lost')

  const page = await pageOf(bill.id)

  expect(page).toContain('ACREDITADA')
  expect(page).toContain('Esta nota de cobro se acreditó entera')
  expect(page).not.toContain('ANULADA')
  expect(await pageOf(bill.id, 'en')).toContain('All of this bill of sale was credited')
})
