import type { earnings as contract } from '@app/contract'
import { businessDate } from '../../clock.ts'
import { orderEarning } from '../orders/prices/order-earning.ts'
import { personView } from '../people/person.view.ts'
import type { ListedEarning } from './earnings-lists.repository.ts'

export const earningView = (row: ListedEarning): contract.EarningOrder => ({
  id: row.id,
  code: row.code,
  status: row.status,
  outcome: row.outcome,
  client: personView(row.client),
  associate: personView(row.associate),
  description: row.description,
  weightInGrams: row.weightInGrams,
  orderDate: row.orderDate,
  accruedOn: businessDate(row.accruedAt),
  earning: orderEarning(row.status, row, { isSettled: row.settlement !== null, isTakenBack: row.takenBackAt !== null }),
  settlement: row.settlement,
  takenBack: row.takenBackAt && { on: businessDate(row.takenBackAt), settlement: row.takenOffWith },
})
