import { company } from '@app/contract'
import { expect, test } from 'vitest'
import { changeHouse } from '../../testing/given/given-house.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const DATA = {
  tradeName: 'Puente',
  legalName: 'Puente Courier S.A.',
  ruc: '1790011674001',
  miamiAddress: { lines: ['8250 NW 27th St', 'Suite 301'], city: 'Doral, FL', zipCode: '33122', phone: '+13055550100' },
  quitoAddress: { lines: ['Av. Amazonas N34-12'], city: 'Quito', zipCode: '170507', phone: '+59322345678' },
  bankAccounts: [{ bank: 'Banco Pichincha', kind: 'Corriente', number: '2100123456', holder: 'Puente Courier S.A.' }],
}

test('what administrators say of the house is what everybody reads', async () => {
  const before = await administrator.call(company.getCompany)
  const after = await changeHouse(DATA)
  const bankAccounts = DATA.bankAccounts.map((account) => ({ ...account, id: expect.any(String) }))
  expect(after).toEqual({ version: before.version + 1, ...DATA, bankAccounts })
  expect(await signedInAs('client').call(company.getCompany)).toEqual(after)
})

test('of two who change it at once, the second is told', async () => {
  const { version } = await administrator.call(company.getCompany)
  const headers = { 'if-match': `"${version}"` }
  await administrator.call(company.updateCompany, { body: DATA, headers })
  await expect(administrator.call(company.updateCompany, { body: DATA, headers })).rejects.toMatchObject({ status: 412 })
})

test.each([
  ['ruc', { ruc: '1790011674' }],
  ['legalName', { legalName: ' ' }],
  ['bankAccounts.0.number', { bankAccounts: [{ ...DATA.bankAccounts[0], number: '' }] }],
])('a wrong %s is refused', async (path, change) => {
  const updating = administrator.call(company.updateCompany, { body: { ...DATA, ...change } as typeof DATA })
  await expect(updating).rejects.toMatchObject({ status: 422, details: { fields: [{ path }] } })
})

test('only administrators change it', async () => {
  await expect(anonymous.call(company.updateCompany, { body: DATA })).rejects.toMatchObject({ status: 401 })
  for (const role of ['client', 'associate'] as const)
    await expect(signedInAs(role).call(company.updateCompany, { body: DATA })).rejects.toMatchObject({ status: 403 })
})
