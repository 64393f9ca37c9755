import type { Bill } from '@app/contract/bills.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import { guess } from '../../rate-limits/guess.ts'
import { viewBill } from '../bills.view.ts'
import { billOfPass } from './passes.repository.ts'

type Key = { code?: string | undefined; digits?: string | undefined }

/** Nothing is handed over by it. A code of 128 bits cannot be guessed; six digits can. @throws passNotFound, tooManyRequests */
export async function findBillByPass(parts: Parts, actor: Actor, { code, digits }: Key): Promise<Bill> {
  const { db } = parts
  const found =
    digits === undefined
      ? await billOfPass(db, { code: code ?? '' })
      : await guess(parts, 'passDigits', actor.userId, () => billOfPass(db, { digits }))
  if (!found) throw new DomainError('passNotFound', { field: digits === undefined ? 'code' : 'digits' })
  return viewBill(db, actor, found)
}
