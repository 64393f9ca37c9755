import type { Actor } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { putOnRecord } from './put-on-record.ts'

export type OverLimit = { order: OrderRow; weightInGrams: number; maxWeightInGrams: number }

/** Packages that weigh more in Quito than their category may, though customs let them in: the office decides what follows. */
export async function openOverLimit(db: Db, actor: Actor, weighed: readonly OverLimit[]): Promise<void> {
  for (const { order, weightInGrams, maxWeightInGrams } of weighed) {
    const [id, code] = [newId(), await nextCode(db, 'incident')]
    const description = `${inKilograms(weightInGrams)} > ${inKilograms(maxWeightInGrams)} (${order.category})`
    await putOnRecord(db, actor, order, { id, code, kind: 'overLimit', description, fileIds: [] })
  }
}

const inKilograms = (grams: number): string => `${(grams / 1_000).toFixed(2)} kg`
