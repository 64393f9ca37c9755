import type { Charge } from '@app/contract/charges.contract'
import type { ChargeRow } from './charges.table.ts'

export const chargeView = ({ removedAt: _removedAt, createdAt, updatedAt, ...charge }: ChargeRow): Charge => ({
  ...charge,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
