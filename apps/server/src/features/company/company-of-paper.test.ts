// A paper names the house as it was when it was made, however it is called since.
import { bills, company, earnings, manifests } from '@app/contract'
import { expect, test } from 'vitest'
import { changeHouse, houseWith } from '../../testing/given/given-house.ts'
import { given } from '../../testing/given/given-orders.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { settled } from '../../testing/given/given-settlements.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const wordsOf = async ({ content }: { content: Uint8Array }) => (await readPdf(content)).join(' ')

async function bill() {
  const [orderId = ''] = ordersOf(await paidBundle(await given.client()))
  return () => administrator.call(bills.getBillPdf, { params: { id: orderId } })
}
async function creditNote() {
  const bill = await paidBundle(await given.client())
  const body = { orderIds: ordersOf(bill), reason: 'Se perdió.' }
  const { id } = await administrator.call(bills.issueCreditNote, { params: { id: bill.id }, body })
  return () => administrator.call(bills.getCreditNotePdf, { params: { id } })
}
async function settlement() {
  const associate = await given.associate()
  const [made] = await settled(ordersOf(await paidBundle(await given.client({ associate }))))
  return () => administrator.call(earnings.getSettlementPdf, { params: { id: made?.id ?? '' } })
}
async function manifest() {
  const { id } = await given.manifest({ status: 'sended' })
  return () => administrator.call(manifests.getManifestPdf, { params: { id } })
}

test.each([
  ['a bill', bill],
  ['a credit note', creditNote],
  ['a settlement', settlement],
  ['a manifest that left', manifest],
])('%s', async (_paper, make) => {
  await changeHouse(houseWith('2100000001'))
  const print = await make()
  const before = await wordsOf(await print())
  expect(before).toContain((await administrator.call(company.getCompany)).legalName)

  await changeHouse({ ...houseWith('2100000001'), tradeName: 'Sol Cargo', legalName: 'Sol Cargo S.A.', ruc: '1791251237001' })

  expect(await wordsOf(await print())).toBe(before)
})

test('a manifest that is still put together names the house of today', async () => {
  await changeHouse(houseWith('2100000001'))
  const { id } = await given.manifest()
  await changeHouse({ ...houseWith('2100000001'), tradeName: 'Sol Cargo', legalName: 'Sol Cargo S.A.', ruc: '1791251237001' })
  expect(await wordsOf(await administrator.call(manifests.getManifestPdf, { params: { id } }))).toContain('Sol Cargo S.A.')
})
