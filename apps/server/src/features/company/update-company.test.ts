import { company } from '@app/contract'
import type { OpeningHours } from '@app/domain'
import { expect, test } from 'vitest'
import { eventsOf } from '../../testing/events.repository.ts'
import { changeHouse } from '../../testing/given/given-house.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'
import { THE_COMPANY } from './company.repository.ts'

const administrator = signedInAs('administrator')
const DATA = {
  tradeName: 'Puente',
  legalName: 'Puente Courier S.A.',
  ruc: '1790011674001',
  miamiAddress: { lines: ['8250 NW 27th St', 'Suite 301'], city: 'Doral, FL', zipCode: '33122', phone: '+13055550100' },
  quitoAddress: { lines: ['Av. Amazonas N34-12'], city: 'Quito', zipCode: '170507', phone: '+59322345678' },
  openingHours: [
    { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' },
    { weekdays: [6], opensAt: '09:00', closesAt: '13:00' },
  ] satisfies OpeningHours[],
  mapLink: 'https://maps.example/puente',
  whatsAppNumber: '+593987654321',
  bankAccounts: [{ bank: 'Banco Pichincha', kind: 'Corriente', number: '2100123456', holder: 'Puente Courier S.A.' }],
}

test('what administrators say of the house is what everybody reads', async () => {
  const before = await administrator.call(company.getCompany)
  const after = await changeHouse(DATA)
  const bankAccounts = DATA.bankAccounts.map((account) => ({ ...account, id: expect.any(String) }))
  expect(after).toEqual({ version: before.version + 1, ...DATA, bankAccounts })
  expect(await signedInAs('client').call(company.getCompany)).toEqual(after)
})

test('hours, map and WhatsApp number that are left out stay, and are taken back as none', async () => {
  await changeHouse(DATA)
  const { openingHours, mapLink, whatsAppNumber, ...rest } = DATA
  expect(await changeHouse({ ...rest, tradeName: 'Sol' })).toMatchObject({
    openingHours,
    mapLink,
    whatsAppNumber,
    tradeName: 'Sol',
  })
  const none = { openingHours: [], mapLink: '', whatsAppNumber: '' }
  expect(await changeHouse({ ...rest, ...none })).toMatchObject(none)
})

test('hours that change are an event, which says both', async () => {
  await changeHouse(DATA)
  const openingHours = [{ weekdays: [7], opensAt: '10:00', closesAt: '12:00' }] satisfies OpeningHours[]
  await changeHouse({ ...DATA, openingHours })
  const changes = { openingHours: { from: DATA.openingHours, to: openingHours } }
  expect((await eventsOf(THE_COMPANY)).at(-1)).toMatchObject({ action: 'update', changes })
})

test('a number of Ecuador is kept as it is called from abroad', async () => {
  expect(await changeHouse({ ...DATA, whatsAppNumber: '098 765 4321' })).toMatchObject({ whatsAppNumber: '+593987654321' })
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
  ['openingHours.0.weekdays', { openingHours: [{ weekdays: [], opensAt: '09:00', closesAt: '18:00' }] }],
  ['openingHours.0.weekdays.0', { openingHours: [{ weekdays: [8], opensAt: '09:00', closesAt: '18:00' }] }],
  ['openingHours.0.opensAt', { openingHours: [{ weekdays: [1], opensAt: '9:00', closesAt: '18:00' }] }],
  ['openingHours.0.closesAt', { openingHours: [{ weekdays: [1], opensAt: '18:00', closesAt: '18:00' }] }],
  [
    'openingHours.2.weekdays',
    { openingHours: [...DATA.openingHours, { weekdays: [7, 6], opensAt: '12:59', closesAt: '18:00' }] },
  ],
  ['mapLink', { mapLink: 'http://maps.example/puente' }],
  ['mapLink', { mapLink: 'javascript:alert(1)//https://' }],
  ['whatsAppNumber', { whatsAppNumber: '12' }],
])('a wrong %s is refused: %j', async (path, change) => {
  const updating = administrator.call(company.updateCompany, { body: { ...DATA, ...change } as typeof DATA })
  await expect(updating).rejects.toMatchObject({ status: 422, details: { fields: [{ path }] } })
})

test('only administrators change it', async () => {
  await expect(anonymous.call(company.updateCompany, { body: DATA })).rejects.toMatchObject({ status: 401 })
  for (const role of ['client', 'associate'] as const)
    await expect(signedInAs(role).call(company.updateCompany, { body: DATA })).rejects.toMatchObject({ status: 403 })
})
