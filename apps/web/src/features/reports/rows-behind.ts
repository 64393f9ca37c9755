// Which rows of a list a figure counts, where a list can be narrowed to exactly those.
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { type Days, daysOfGroup } from './group-days.ts'
import { type GroupName, NARROWED, type Narrowed, type ReportAddress } from './report-address.ts'

/** Days, and whose. */
export type RowsBehind = Days & { manifestId?: string; clientId?: string; associateId?: string }

export const OF_NONE = 'none'
const NARROWED_BY: Partial<Record<GroupName, Narrowed>> = { manifest: 'manifestId', client: 'clientId', associate: 'associateId' }

/** Of a group, or of all of them; null where the list cannot be asked so: of no client, of a consignee, of one record. */
export function rowsBehind(
  report: Days,
  { by, narrowed }: Pick<ReportAddress, 'by' | 'narrowed'>,
  group: { key: string | null } | 'total',
): RowsBehind | null {
  if (narrowed.consignee !== undefined || NARROWED.some((name) => narrowed[name] === OF_NONE)) return null
  const { from, to } = report
  const whole = { from, to, ...narrowed }
  if (group === 'total') return whole
  if (group.key === null) return null
  if (by === 'day' || by === 'month') return { ...whole, ...daysOfGroup(group.key, report) }
  const name = NARROWED_BY[by]
  return name ? { ...whole, [name]: group.key } : null
}

export const billsOf = ({ from, to, clientId, associateId }: RowsBehind, dateOf?: 'voided'): string =>
  addressOf(ADMINISTRATOR_PATHS.bills, { view: 'all', from, to, clientId, associateId, dateOf })

export const ordersOf = (rows: RowsBehind, counted: { inMargin: 'costed' | 'withoutCost' }): string =>
  addressOf(ADMINISTRATOR_PATHS.orders, { ...rows, ...counted })
