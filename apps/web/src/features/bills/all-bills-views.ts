import { BILL_STATUSES, type BillStatus } from '@app/domain'

/** Bills by what is to be done with them, then what associates are owed. */
export const VIEWS = [...BILL_STATUSES, 'associates'] as const
export type BillView = BillStatus
export type View = (typeof VIEWS)[number]
