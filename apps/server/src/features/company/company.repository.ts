// The only file that touches the company's row.
import type { Actor } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { RecordVersion } from '../../records/records.repository.ts'
import { type CompanyRow, companyTable } from './company.table.ts'
import { addCashAccount, bankAccountsAsJson } from './company-accounts.repository.ts'

/** The company is one row without an id: its events stand under this one. */
export const THE_COMPANY = '00000000-0000-7000-8000-000000000001'

/** Until somebody edits them: nothing that could be taken for a real address or account. */
const NEUTRAL = {
  tradeName: 'Puente',
  legalName: '',
  ruc: '',
  miamiAddress: { lines: [], city: 'Miami, FL', zipCode: '', phone: '' },
  quitoAddress: { lines: [], city: 'Quito', zipCode: '', phone: '' },
  openingHours: [],
  mapLink: '',
  whatsAppNumber: '',
}

export async function addMissing(db: Db): Promise<void> {
  await db.insert(companyTable).values(NEUTRAL).onConflictDoNothing()
  await addCashAccount(db)
}

export async function get(db: Db) {
  const [company] = await db
    .select({
      version: companyTable.version,
      tradeName: companyTable.tradeName,
      legalName: companyTable.legalName,
      ruc: companyTable.ruc,
      miamiAddress: companyTable.miamiAddress,
      quitoAddress: companyTable.quitoAddress,
      bankAccounts: bankAccountsAsJson(),
      openingHours: companyTable.openingHours,
      mapLink: companyTable.mapLink,
      whatsAppNumber: companyTable.whatsAppNumber,
    })
    .from(companyTable)
  return company ?? { version: 0, ...NEUTRAL, bankAccounts: [] }
}

/** What `If-Match` is compared with. */
export async function versionOfCompany(db: Db): Promise<Omit<RecordVersion, 'id'> | null> {
  const { version, updatedAt } = companyTable
  const [company] = await db.select({ version, changedAt: updatedAt }).from(companyTable)
  return company ?? null
}

/** Nobody changes it until the transaction ends. */
export async function holdCompany(db: Db): Promise<void> {
  await db.select({ version: companyTable.version }).from(companyTable).for('update')
}

/** Inside another query. */
export const isSecondStepRequired: SQL<boolean> = sql<boolean>`exists (select from ${companyTable} where ${companyTable.requiresSecondStep})`

/** Inside another query. */
export const isIdentityProofRequired: SQL<boolean> = sql<boolean>`exists (select from ${companyTable} where ${companyTable.requiresIdentityProof})`

export async function requiresIdentityProof(db: Db): Promise<boolean> {
  const [company] = await db.select({ isRequired: companyTable.requiresIdentityProof }).from(companyTable)
  return company?.isRequired ?? false
}

export async function requiresSecondStep(db: Db): Promise<boolean> {
  const [company] = await db.select({ isRequired: companyTable.requiresSecondStep }).from(companyTable)
  return company?.isRequired ?? true
}

/** Of its staff alone. */
export const requiresSecondStepOf = async (db: Db, { role }: Pick<Actor, 'role'>): Promise<boolean> =>
  role !== 'client' && (await requiresSecondStep(db))

type Changes = Partial<Pick<CompanyRow, keyof typeof NEUTRAL | 'requiresSecondStep' | 'requiresIdentityProof'>>

/** Every start adds the row where it lacks, so that there is one to change. */
export async function update(db: Db, changes: Changes): Promise<void> {
  await db.update(companyTable).set(changes)
}
