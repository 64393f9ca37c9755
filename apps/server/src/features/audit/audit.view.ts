import type { AuditEvent, AuditedChange } from '@app/contract/fields/audited-event'
import type { Db } from '../../db/db.ts'
import { nameOfRecord, namesOfRecords } from '../../records/record-names.repository.ts'
import { groupOf } from './audit-groups.ts'
import type { AuditRow } from './audit-view.repository.ts'

/** The names of a page's records are read in one statement. */
export async function auditView(db: Db, rows: readonly AuditRow[]): Promise<AuditEvent[]> {
  const names = await namesOfRecords(
    db,
    rows.map(({ aggregate, aggregateId }) => ({ kind: aggregate, id: aggregateId })),
  )
  return rows.map(({ aggregate: kind, aggregateId, said, valueNames, changes, fieldChanges, note, ...row }) => ({
    id: row.id,
    at: row.at,
    group: groupOf(row.action),
    action: row.action,
    record: { kind, id: aggregateId, name: nameOfRecord(names, { kind, id: aggregateId }) },
    actor: row.actor,
    from: row.from,
    to: row.to,
    place: row.place,
    note: said?.note ?? note,
    changes: changesOf([changes, said?.changes], [fieldChanges, said?.fieldChanges]),
    removedValues: said ? [] : valueNames,
  }))
}

type Told = Readonly<Record<string, unknown>> | null | undefined
type Fields = readonly { field: string; from: unknown; to: unknown }[] | null | undefined

/** What was said of a field counts before what its row became. */
function changesOf(told: readonly Told[], fields: readonly Fields[]): AuditedChange[] {
  const said = told.flatMap((each) => Object.entries(each ?? {})).map(([field, value]) => ({ field, ...fromAndTo(value) }))
  const known = new Set(said.map(({ field }) => field))
  const ofRow = fields.flatMap((each) => each ?? []).filter(({ field }) => !known.has(field))
  return [...said, ...ofRow].map(({ field, from, to }) => ({ field, from: asScalar(from), to: asScalar(to) }))
}

const isChange = (value: unknown): value is { from?: unknown; to?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('to' in value || 'from' in value)
const fromAndTo = (value: unknown) => (isChange(value) ? { from: value.from, to: value.to } : { from: null, to: value })

function asScalar(value: unknown): AuditedChange['to'] {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : JSON.stringify(value)
}
