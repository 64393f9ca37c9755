import type { List, ListQuery } from '@app/contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import { viewProofs } from './payment-proofs.view.ts'
import { countProofs, listProofs, type ProofFilter } from './payment-proofs-lists.repository.ts'

/** One page of the receipts within somebody's reach. */
export async function listPaymentProofs(
  db: Db,
  actor: Actor,
  query: ListQuery,
  filter: ProofFilter,
): Promise<List<PaymentProof>> {
  const searched = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([listProofs(db, actor, searched, query), countProofs(db, actor, searched)])
  return pageAnswer(query, rows, total, (page) => viewProofs(actor, page))
}
