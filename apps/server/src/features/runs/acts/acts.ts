import type { RunAct } from '@app/domain'
import { approveOrders } from './approve-orders.ts'
import { billClients } from './bill-clients.ts'
import type { Act } from './run-act.ts'

export const ACTS: Readonly<Record<RunAct, Act>> = { approveOrders, billClients }
