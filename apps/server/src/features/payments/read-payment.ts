import type { Payment } from '@app/contract/payments.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { only } from '../../records/only.ts'
import { paymentInView } from '../ledger/payment-view.repository.ts'
import { getPayment } from '../ledger/payments.repository.ts'
import { paymentView } from '../ledger/payments.view.ts'

/** @throws DomainError paymentNotFound */
export const readPayment = async (db: Db, actor: Actor, id: string): Promise<Payment> =>
  paymentView(actor, only(await paymentInView.byIds(db, [(await getPayment(db, id)).id])))
