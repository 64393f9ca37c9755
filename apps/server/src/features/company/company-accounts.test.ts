import { company } from '@app/contract'
import { alias } from 'drizzle-orm/pg-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changeHouse, houseWith } from '../../testing/given/given-house.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { companyAccountAsJson, companyAccountFor } from './company-accounts.repository.ts'
import { companyAccountsTable } from './company-accounts.table.ts'

const administrator = signedInAs('administrator')
const PICHINCHA = { bank: 'Banco Pichincha', kind: 'Corriente', number: '2100123456', holder: 'Puente Courier S.A.' }
const PRODUBANCO = { bank: 'Produbanco', kind: 'Ahorros', number: '12009999999', holder: 'Puente Courier S.A.' }

type Given = typeof PICHINCHA & { id?: string }
const keep = async (...bankAccounts: Given[]) => (await changeHouse({ ...houseWith(), bankAccounts })).bankAccounts
const accounts = () => administrator.call(company.listCompanyAccounts)
const accountFor = async (method: 'cash' | 'transfer', accountId?: string) =>
  companyAccountFor((await currentServer()).db, { method, accountId })

beforeAll(() => keep())
afterEach(() => keep())

describe('the accounts of the house', () => {
  test('are Caja, from the first start on, and those at banks, of which the first is the main one', async () => {
    expect(await accounts()).toEqual([{ id: expect.any(String), kind: 'cash', name: 'Caja', isMain: false }])

    const [pichincha, produbanco] = await keep(PICHINCHA, PRODUBANCO)

    expect(await accounts()).toEqual([
      { id: expect.any(String), kind: 'cash', name: 'Caja', isMain: false },
      { id: pichincha?.id, kind: 'bank', name: 'Banco Pichincha 2100123456', isMain: true },
      { id: produbanco?.id, kind: 'bank', name: 'Produbanco 12009999999', isMain: false },
    ])
  })

  test('stay what they are when what is said of them changes, or their order', async () => {
    const [pichincha, produbanco] = await keep(PICHINCHA, PRODUBANCO)

    const changed = { ...PICHINCHA, id: pichincha?.id ?? '', number: '2100999999' }
    expect(await keep({ ...PRODUBANCO, id: produbanco?.id ?? '' }, changed)).toEqual([
      { ...PRODUBANCO, id: produbanco?.id },
      changed,
    ])
    expect((await accounts()).find(({ isMain }) => isMain)?.id).toBe(produbanco?.id)
  })

  test('are recognised without their id by bank and number', async () => {
    const [pichincha] = await keep(PICHINCHA)

    expect(await keep({ ...PICHINCHA, kind: 'Ahorros' })).toEqual([{ ...PICHINCHA, kind: 'Ahorros', id: pichincha?.id }])
  })

  test('are closed where they are left out, and open again when they come back', async () => {
    const [pichincha] = await keep(PICHINCHA)
    const id = pichincha?.id ?? ''

    expect(await keep()).toEqual([])

    await expect(accountFor('transfer', id)).rejects.toMatchObject({
      code: 'companyAccountNotFound',
      details: { field: 'accountId' },
    })
    expect(await keep(PICHINCHA)).toEqual([{ ...PICHINCHA, id }])
    expect(await accountFor('transfer', id)).toMatchObject({ id, closedAt: null })
  })

  test('that are none of theirs are refused, and nothing changes', async () => {
    await keep(PICHINCHA)
    const [cash] = await accounts()

    for (const id of [cash?.id ?? '', crypto.randomUUID()]) {
      await expect(keep({ ...PRODUBANCO, id })).rejects.toMatchObject({
        status: 404,
        code: 'companyAccountNotFound',
        details: { fields: [{ path: 'bankAccounts.0.id' }] },
      })
    }
    expect(await accounts()).toHaveLength(2)
  })

  test('are named by records also once they are closed', async () => {
    const [pichincha] = await keep(PICHINCHA)
    await keep()

    const record = alias(companyAccountsTable, 'record')
    const { db } = await currentServer()
    const named = await db.select({ account: companyAccountAsJson(record.id) }).from(record)
    expect(named).toContainEqual({ account: { id: pichincha?.id, kind: 'bank', name: 'Banco Pichincha 2100123456' } })
    expect(named).toContainEqual({ account: expect.objectContaining({ kind: 'cash', name: 'Caja' }) })
  })

  test('are for administrators to choose from', async () => {
    for (const role of ['client', 'associate'] as const) {
      await expect(signedInAs(role).call(company.listCompanyAccounts)).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('money for which no account is named', () => {
  test('goes to Caja in cash, and else to the main account', async () => {
    const [pichincha] = await keep(PICHINCHA, PRODUBANCO)

    expect(await accountFor('cash')).toMatchObject({ kind: 'cash' })
    expect(await accountFor('transfer')).toMatchObject({ id: pichincha?.id })
  })

  test('goes to Caja while the house has no bank', async () => {
    expect(await accountFor('transfer')).toMatchObject({ kind: 'cash' })
  })

  test('goes where it is said, whatever the method', async () => {
    const [, produbanco] = await keep(PICHINCHA, PRODUBANCO)

    expect(await accountFor('cash', produbanco?.id)).toMatchObject({ id: produbanco?.id })
    await expect(accountFor('cash', crypto.randomUUID())).rejects.toMatchObject({ code: 'companyAccountNotFound' })
  })
})
