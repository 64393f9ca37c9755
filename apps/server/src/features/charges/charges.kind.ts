import { isNull } from 'drizzle-orm'
import { all } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { chargesTable } from './charges.table.ts'

export const chargeKind = editableKind({
  name: 'charge',
  table: chargesTable,
  reach: { administrator: all },
  refusals: { absent: 'chargeNotFound', changed: 'chargeChangedMeanwhile' },
  isThere: isNull(chargesTable.removedAt),
})
