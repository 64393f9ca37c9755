import { DomainError, type Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { OrderChanges } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { waysOfOrder } from './ways-of-order.ts'

export type Choice = {
  way?: 'split' | 'categoryC' | undefined
  tariffId?: string | undefined
  totalInCents?: number | undefined
}

/**
 * What the owner chose, as it is kept. @throws stillIncomplete where it cannot be done now, amountDiffers where it costs something else.
 */
export async function chosenWay(db: Db, order: OrderRow, choice: Choice, parameters: Parameters): Promise<OrderChanges> {
  const { way: name, tariffId } = choice
  if (!name) return {}
  const { ways } = await waysOfOrder(db, order, tariffId, parameters)
  const way = ways.find((one) => one.way === name)
  if (!way) throw new DomainError('stillIncomplete', { missing: ['categoryLimit'] })
  const { totalInCents } = way
  if (totalInCents === null) throw new DomainError('fieldRequired', { field: 'tariffId' })
  if (choice.totalInCents !== totalInCents) throw new DomainError('amountDiffers', { field: 'totalInCents', totalInCents })
  const quantities = way.way === 'split' ? way.parts.map((part) => part.quantities) : []
  return { chosenWay: { way: name, quantities, totalInCents } }
}
