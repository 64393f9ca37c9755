import type { ListedProof } from '@app/contract/payments.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { proofInView } from '../../payment-proof-records/payment-proof-view.repository.ts'
import { proofView } from '../../payment-proof-records/payment-proofs.view.ts'
import { statementLineInView } from '../../statement-records/statement-line-view.repository.ts'
import { statementLineView } from '../../statement-records/statements.view.ts'
import type { MatchedLine } from './match-open-lines.ts'
import type { FoundFacts } from './statement-facts.ts'
import type { Waiting, WaitingProof } from './waiting-money.ts'

type Known = { all: readonly MatchedLine[]; found: FoundFacts }

/** Receipts of a page, each with what its bill owes now and the lines that may be its money. */
export async function listedProofs(
  db: Db,
  actor: Actor,
  waiting: readonly Waiting[],
  { all, found: { facts } }: Known,
): Promise<Map<string, ListedProof>> {
  const proofs = waiting.filter((one): one is WaitingProof => one.kind === 'proof')
  const rows = await proofInView.byIds(
    db,
    proofs.map(({ proof }) => proof.id),
  )
  const placeOf = new Map(proofs.map(({ proof, place }) => [proof.id, place]))
  const lineIds = [...placeOf.values()].flatMap(({ lineId, ofAmount }) => (lineId === null ? ofAmount : [lineId]))
  const lines = await linesByIds(db, [...new Set(lineIds)])
  const matchOf = new Map(all.map(({ match }) => [match.lineId, match]))
  const dueOf = new Map(facts.openBills.map(({ id, dueInCents }) => [id, dueInCents]))
  return new Map(
    rows.map((row): [string, ListedProof] => {
      const proof = proofView(actor, row)
      const { lineId = null, ofAmount = [] } = placeOf.get(row.id) ?? {}
      const line = lineId === null ? undefined : lines.get(lineId)
      const candidate = matchOf.get(lineId ?? '')?.candidates.find(({ clientId }) => clientId === proof.client.id)
      const bills = (candidate?.bills ?? []).map(({ id, code, dueInCents }) => ({ id, code, dueInCents }))
      const listed = {
        ...{ kind: 'proof' as const, ...proof, dueInCents: dueOf.get(proof.bill?.id ?? '') ?? null },
        line: line ? { ...line, bills } : null,
        linesOfAmount: ofAmount.flatMap((id) => lines.get(id) ?? []),
      }
      return [row.id, listed]
    }),
  )
}

async function linesByIds(db: Db, ids: readonly string[]): Promise<Map<string, ListedProof['linesOfAmount'][number]>> {
  const rows = await statementLineInView.byIds(db, ids)
  return new Map(
    rows.map((row) => {
      const { id, day, amountInCents, account } = statementLineView(row)
      return [id, { id, day, amountInCents, account }]
    }),
  )
}
