import type { Refund } from '@app/contract/accounts.contract'
import { refundLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { offeredActions } from '../../records/offered.ts'
import { only } from '../../records/only.ts'
import { get } from '../../records/records.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { type RefundInView, refundInView } from './refund-view.repository.ts'
import { refundKind, refundSnapshot } from './refunds.kind.ts'

/** The refund as it is published, with what this person may do with it. */
export const refundView = (doer: Doer, refund: RefundInView): Refund => ({
  id: refund.id,
  code: refund.code,
  version: refund.version,
  createdAt: refund.createdAt,
  updatedAt: refund.updatedAt,
  status: refund.status,
  client: refund.client,
  amountInCents: refund.amountInCents,
  destination: refund.destination,
  paidOn: refund.paidOn,
  method: refund.method,
  account: refund.account,
  reference: refund.reference,
  proofs: refund.proofs,
  reason: refund.reason,
  returnedAt: refund.returnedAt,
  allowedActions: offeredActions(refundLifecycle, refundSnapshot(refund), doer),
})

/** @throws DomainError refundNotFound, also where it is beyond reach */
export const readRefund = async (db: Db, doer: Doer, id: string): Promise<Refund> =>
  viewRefund(db, doer, (await get(db, doer, refundKind, id)).id)

export const viewRefund = async (db: Db, doer: Doer, id: string): Promise<Refund> =>
  refundView(doer, only(await refundInView.byIds(db, [id])))
