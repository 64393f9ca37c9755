import type { BillStatus } from '@app/domain'

/** Bills by what is to be done with them, then what associates are owed. */
const BILL_VIEWS = ['pendingPayment', 'charged', 'delivered', 'inactive'] as const satisfies readonly BillStatus[]
export const VIEWS = [...BILL_VIEWS, 'associates'] as const
export type BillView = (typeof BILL_VIEWS)[number]
export type View = (typeof VIEWS)[number]
