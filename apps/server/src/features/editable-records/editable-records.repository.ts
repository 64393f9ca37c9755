// Reads the version of the record that a call edits, for `If-Match`. Nothing is written here.
import type { EditableRecord } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { KINDS } from '../../records/kinds.ts'
import { type RecordVersion, versionOf } from '../../records/records.repository.ts'
import { versionOfCompany } from '../company/company.repository.ts'

/** Of a record within somebody's reach; the company is the only one of its kind, and its administrators' alone. */
export async function findVersion(db: Db, actor: Actor, kind: EditableRecord, id: string): Promise<RecordVersion | null> {
  if (kind !== 'company') return versionOf(db, actor, KINDS[kind], id)
  return actor.role === 'administrator' ? versionOfCompany(db) : null
}
