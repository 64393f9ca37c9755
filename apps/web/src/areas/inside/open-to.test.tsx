import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { DUTIES, type Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { menuOf } from './area.ts'
import { openTo, screensOf } from './screen.ts'

const pathsFor = async (...duties: Duty[]) =>
  screensOf(openTo(await menuOf('administrator'), { role: 'administrator', duties })).map(({ path }) => path)
const { warehouse, manifests, bills, users, parameters, moneyReport, client } = ADMINISTRATOR_PATHS

test('an owner has the menu of the specification, with its empty groups', async () => {
  const whole = await menuOf('administrator')
  expect(openTo(whole, { role: 'administrator', duties: ['owner'] })).toEqual(whole)
})

test('a warehouse finds its stations and nothing of money, of accounts or of the company', async () => {
  const open = await pathsFor('warehouseMIA', 'warehouseUIO')
  expect(open).toEqual(expect.arrayContaining(['/', warehouse, manifests]))
  for (const closed of [bills, moneyReport, users, parameters, client]) expect(open).not.toContain(closed)
})

test('who keeps the accounts finds the money and no station', async () => {
  const open = await pathsFor('accounts')
  expect(open).toEqual(expect.arrayContaining([bills, moneyReport, client]))
  expect(open).not.toContain(warehouse)
})

test.each(DUTIES)('%s comes home to a desktop', async (duty) => {
  expect(await pathsFor(duty)).toContain('/')
})

test('a group without a screen left is absent', async () => {
  const menu = openTo(await menuOf('administrator'), { role: 'administrator', duties: ['warehouseMIA'] })
  expect(menu.map(({ label }) => label)).not.toContain('finances')
})

test('clients and associates keep their whole menus', async () => {
  for (const role of ['client', 'associate'] as const) {
    const whole = await menuOf(role)
    expect(openTo(whole, { role })).toEqual(whole)
  }
})
