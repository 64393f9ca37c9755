import { bills, company } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeHouse, houseWith } from '../../testing/given/given-house.ts'
import { NOBODY_ELSE, weighedBundle } from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'

beforeAll(async () => {
  await currentServer({}, { isNewHouse: true })
})

test.each(['client', 'associate', 'administrator'] as const)(
  'a new house is told to a %s without invented data',
  async (role) => {
    expect(await signedInAs(role).call(company.getCompany)).toMatchObject({
      tradeName: 'Puente',
      legalName: '',
      ruc: '',
      miamiAddress: { lines: [], city: 'Miami, FL' },
      bankAccounts: [],
    })
  },
)

test('nobody is billed by a house without legal name, RUC or account; whoever asks reads what is missing', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client)
  const bill = () => signedInAs(client).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })

  await expect(bill()).rejects.toMatchObject({
    status: 409,
    code: 'companyIncomplete',
    details: {
      because: ['noLegalName', 'noRuc', 'noBankAccount'],
      next: [{ action: 'updateCompany', call: 'PUT /company', who: ['administrator'] }],
    },
  })

  await changeHouse(houseWith())
  await expect(bill()).rejects.toMatchObject({ code: 'companyIncomplete', details: { because: ['noBankAccount'] } })

  await changeHouse(houseWith('2100000001'))
  expect(await bill()).toMatchObject({ status: 'pendingPayment' })
})

describe('a bill that was issued', () => {
  const paperOf = async (client: Person, id: string) => {
    const { content } = await signedInAs(client).call(bills.getPdfOfBill, { params: { id } })
    return (await readPdf(content)).join(' ')
  }
  const billOf = async (client: Person) => {
    const { orderIds } = await weighedBundle(client)
    return signedInAs(client).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })
  }

  test('keeps the name, RUC, address and account that it was issued with, whatever the house is called later', async () => {
    const client = await given.client()
    await changeHouse(houseWith('2100000001'))
    const { id } = await billOf(client)
    const issued = await paperOf(client, id)

    const sol = { ...houseWith('3300000003'), tradeName: 'Sol Cargo', legalName: 'Sol Cargo S.A.', ruc: '1791251237001' }
    await changeHouse({ ...sol, quitoAddress: { ...sol.quitoAddress, city: 'Guayaquil' } })
    await changeHouse({ ...sol, tradeName: 'Luna Cargo' })

    expect(issued).toContain('Puente Courier S.A. · RUC 1790011674001')
    expect(issued).toContain('2100000001')
    expect(await paperOf(client, id)).toBe(issued)
    const later = await paperOf(client, (await billOf(client)).id)
    for (const words of ['Luna Cargo', 'Sol Cargo S.A. · RUC 1791251237001', '3300000003']) expect(later).toContain(words)
  })
})
