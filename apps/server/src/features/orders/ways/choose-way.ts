import { DomainError, type Parameters, splitInto, type WayOut } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { OrderChanges } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { waysOfOrder } from './ways-of-order.ts'

export type Choice = {
  way?: WayOut['way'] | undefined
  parts?: number[][] | undefined
  tariffId?: string | undefined
  totalInCents?: number | undefined
}

/**
 * What the owner chose, as it is kept. @throws stillIncomplete where it cannot be done now, partsDoNotAddUp where the boxes are not
 * what the package holds or one passes the limits, amountDiffers where it costs something else.
 */
export async function chosenWay(db: Db, order: OrderRow, choice: Choice, parameters: Parameters): Promise<OrderChanges> {
  const { way: name, tariffId } = choice
  if (!name) return {}
  const { ways, tooMuch } = await waysOfOrder(db, order, tariffId, parameters)
  const offered = ways.find((one) => one.way === name)
  if (!offered) throw new DomainError('stillIncomplete', { missing: ['categoryLimit'] })
  const way = choice.parts ? splitInto(tooMuch, choice.parts, parameters) : offered
  if (!way) throw new DomainError('partsDoNotAddUp', { field: 'parts' })
  const { totalInCents } = way
  if (totalInCents === null) throw new DomainError('fieldRequired', { field: 'tariffId' })
  if (choice.totalInCents !== totalInCents) throw new DomainError('amountDiffers', { field: 'totalInCents', totalInCents })
  const quantities = way.way === 'split' ? way.parts.map((part) => part.quantities) : []
  return { chosenWay: { way: name, quantities, totalInCents } }
}
