// The only file that touches the house's registration at the SRI.
import type { FiscalIssuer, FiscalMode, IvaCodes } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RecordVersion } from '../../records/records.repository.ts'
import { type FiscalSettingsRow, fiscalSettingsTable } from './fiscal-registration.table.ts'

/** What a document says of the house beside the names that its bill keeps, and the series that numbers it. */
export type FiscalSettings = Omit<FiscalIssuer, 'legalName' | 'tradeName' | 'ruc'> & {
  version: number
  mode: FiscalMode
  /** Three digits, as the emission point. */
  establishment: string
  emissionPoint: string
  creditDays: number
  addedCodes: IvaCodes
  /** Holidays, 'YYYY-MM-DD'. */
  daysOff: string[]
  /** None before production was first reached. */
  productionSince: Date | null
  /** When production was last switched on; null while it is not on. */
  issuesSince: Date | null
}

export async function addMissing(db: Db): Promise<void> {
  await db.insert(fiscalSettingsTable).values({}).onConflictDoNothing()
}

const rowOf = async (db: Db, isHeld: boolean): Promise<FiscalSettingsRow> => {
  const query = db.select().from(fiscalSettingsTable)
  const [row] = isHeld ? await query.for('update') : await query
  if (!row) throw new Error('the fiscal settings are added at every start')
  return row
}

export const fiscalSettingsOf = async (db: Db): Promise<FiscalSettings> => settingsOf(await rowOf(db, false))

/** No other transaction changes them until this one ends. */
export const holdFiscalSettings = async (db: Db): Promise<FiscalSettings> => settingsOf(await rowOf(db, true))

function settingsOf(row: FiscalSettingsRow): FiscalSettings {
  const { isTheOne: _isTheOne, createdAt: _createdAt, updatedAt: _updatedAt, addedIvaCodes, ...said } = row
  return {
    ...said,
    addedCodes: addedIvaCodes,
    establishmentAddress: row.establishmentAddress || null,
    specialTaxpayer: row.specialTaxpayer || null,
    withholdingResolution: row.withholdingResolution || null,
    largeTaxpayerResolution: row.largeTaxpayerResolution || null,
  }
}

export async function versionOfFiscalSettings(db: Db): Promise<Omit<RecordVersion, 'id'> | null> {
  const { version, updatedAt } = fiscalSettingsTable
  const [settings] = await db.select({ version, changedAt: updatedAt }).from(fiscalSettingsTable)
  return settings ?? null
}

type Changes = Partial<Omit<FiscalSettingsRow, 'isTheOne' | 'version' | 'createdAt' | 'updatedAt'>>

export async function update(db: Db, changes: Changes): Promise<void> {
  await db.update(fiscalSettingsTable).set(changes)
}
