import type { Sent } from '@app/contract/endpoint'
import type { listBills } from '@app/contract/endpoints/bills'

/** Bills by what is to be done with them, then all of them, and what associates are owed. What is paid and ended without being handed over waits for nobody. */
const BILL_VIEWS = ['pendingPayment', 'charged', 'delivered', 'finished', 'inactive', 'all'] as const
export type BillView = (typeof BILL_VIEWS)[number]

/** `sri`: what of their documents is not authorised, where the house issues any. */
export const VIEWS = [...BILL_VIEWS, 'sri', 'associates'] as const
export type View = (typeof VIEWS)[number]

type Asked = Pick<Sent<typeof listBills>['query'], 'status' | 'isFinished'>

/** What each of them asks the list for. */
export const ASKED: Record<BillView, Asked> = {
  pendingPayment: { status: ['pendingPayment'] },
  charged: { status: ['charged'], isFinished: 'false' },
  delivered: { status: ['delivered'] },
  finished: { status: ['charged'], isFinished: 'true' },
  inactive: { status: ['inactive'] },
  all: {},
}
