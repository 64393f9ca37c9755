import { all } from '../../records/reach.ts'
import { editableKind } from '../../records/record-kind.ts'
import { tariffsTable } from './tariffs.table.ts'

export const tariffKind = editableKind({
  name: 'tariff',
  table: tariffsTable,
  reach: { administrator: all },
  refusals: { absent: 'tariffNotFound', changed: 'tariffChangedMeanwhile' },
})
