// Reads the version of the record that a call edits, for `If-Match`. Nothing is written here.
import type { EditableRecord } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { KINDS, type OnlyOne } from '../../records/kinds.ts'
import { type RecordVersion, versionOf } from '../../records/records.repository.ts'
import { THE_COMPANY, versionOfCompany } from '../company/company.repository.ts'
import { versionOfFiscalSettings } from '../fiscal-registration-records/fiscal-registration.repository.ts'

/** Their history is the company's. */
const ONLY_ONES: Record<OnlyOne, (db: Db) => Promise<Omit<RecordVersion, 'id'> | null>> = {
  company: versionOfCompany,
  fiscalSettings: versionOfFiscalSettings,
}

/** Of a record within somebody's reach; what there is only one of is the administrators' alone. */
export async function findVersion(db: Db, actor: Actor, kind: EditableRecord, id: string): Promise<RecordVersion | null> {
  if (kind !== 'company' && kind !== 'fiscalSettings') return versionOf(db, actor, KINDS[kind], id)
  const version = actor.role === 'administrator' ? await ONLY_ONES[kind](db) : null
  return version && { id: THE_COMPANY, ...version }
}
