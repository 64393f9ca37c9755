import type { Download } from '@app/contract'
import { type Actor, DomainError, type Language } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { printBills } from '../../bills/print-bill.ts'
import { ordersOfRun } from './orders-of-run.ts'

/** The bills that its packages are on now, in its order. @throws runNotFound, orderNotFound, billNotFound, runTooLarge */
export async function printRunBills(db: Db, actor: Actor, id: string, language: Language): Promise<Download> {
  const billIds = new Set((await ordersOfRun(db, actor, id)).flatMap(({ billId }) => billId ?? []))
  if (billIds.size === 0) throw new DomainError('billNotFound')
  return printBills(db, actor, [...billIds], language)
}
