import type { EditableRecord } from '@app/contract'
import type { Role } from '@app/domain'
import { expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { createTestDatabase } from '../../testing/database.ts'
import * as company from '../company/company.repository.ts'
import * as registration from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { findVersion } from './editable-records.repository.ts'

const { db } = await createTestDatabase()

const KINDS: Record<EditableRecord, true> = {
  order: true,
  bundle: true,
  manifest: true,
  bill: true,
  purchase: true,
  dropshipping: true,
  user: true,
  authorizedName: true,
  charge: true,
  tariff: true,
  incident: true,
  savedView: true,
  company: true,
  fiscalSettings: true,
}
const ROLES: readonly Role[] = ['client', 'associate', 'administrator']

test.each(Object.keys(KINDS) as EditableRecord[])('a record of the kind %s that is absent has no version', async (kind) => {
  for (const role of ROLES) {
    expect(await findVersion(db, { userId: newId(), role }, kind, newId())).toBeNull()
  }
})

const ONLY_ONES = [
  ['company', company.addMissing],
  ['fiscalSettings', registration.addMissing],
] as const

test.each(ONLY_ONES)('the %s is the only one of its kind, and its administrators’ alone', async (kind, addMissing) => {
  await addMissing(db)
  expect(await findVersion(db, { userId: newId(), role: 'administrator' }, kind, newId())).toMatchObject({ version: 1 })
  expect(await findVersion(db, { userId: newId(), role: 'client' }, kind, newId())).toBeNull()
})
