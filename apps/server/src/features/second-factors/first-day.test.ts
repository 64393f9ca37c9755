// A company asks its staff for a second step from the day it is installed, and so do those that were installed before it did.
import { orders, secondFactors, session } from '@app/contract'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../db/db.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { addInitialRows } from '../../initial-rows.ts'
import { copyTemplate } from '../../testing/cluster.ts'
import { turnOn } from '../../testing/second-factor.ts'
import { anonymous, currentServer, given, signedInAs, signIn } from '../../testing/world.ts'
import * as companies from '../company/company.repository.ts'

test('the first administrator can only turn it on, and then works', async () => {
  await currentServer({}, { isNewHouse: true, requiresSecondStep: true })
  const first = await given.administrator()
  const headers = await signIn(first)
  const call = anonymous.call
  expect(await call(session.getMe, { headers })).toMatchObject({ mustTurnOnSecondFactor: true })
  await expect(call(orders.listAllOrders, { headers })).rejects.toMatchObject({ status: 403, code: 'secondFactorRequired' })

  await turnOn(first, headers)

  await expect(call(orders.listAllOrders, { headers })).resolves.toHaveProperty('data')
  expect(await call(secondFactors.getSecondStepOfStaff, { headers })).toMatchObject({ isRequired: true })
})

test('its clients are not asked', async () => {
  expect(await signedInAs(await given.client()).call(session.getMe)).toMatchObject({ mustTurnOnSecondFactor: false })
})

/** A company that was installed when nothing was required. @returns what it requires once this program has started on it. */
async function afterUpdate(...before: string[]): Promise<boolean> {
  const url = await copyTemplate(inject('testCluster'))
  const { db, close } = openDatabase(url)
  await addInitialRows(db)
  await companies.update(db, { requiresSecondStep: false })
  await db.execute(`delete from schema_migrations where name = '0032_second_step_from_first_day'`)
  for (const statement of before) await db.execute(statement)
  await migrateDatabase(url)
  return companies.requiresSecondStep(db).finally(close)
}

test('a company that was installed before requires it from its next start on', async () => {
  expect(await afterUpdate()).toBe(true)
})

test('the demo never does', async () => {
  expect(await afterUpdate('create schema demo', 'create table demo.record (made_on date)')).toBe(false)
})
