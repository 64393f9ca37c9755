import type { Answer, payments as contract, Received } from '@app/contract'
import type { ListedLine } from '@app/contract/payments.contract'
import type { Actor, LineMatch, OpenBill } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { PersonReference } from '../../people/person-columns.repository.ts'
import { statementLineInView } from '../../statement-records/statement-line-view.repository.ts'
import { statementLineView } from '../../statement-records/statements.view.ts'
import { listedProofs } from './listed-proofs.ts'
import { matchOpenLines } from './match-open-lines.ts'
import type { FoundFacts } from './statement-facts.ts'
import { inOneList, type Waiting } from './waiting-money.ts'

type Asked = Received<typeof contract.listUnidentified>['query']
type Listed = Answer<typeof contract.listUnidentified>

/** A page of the lines and receipts that wait. @throws companyAccountNotFound */
export async function listUnidentified(db: Db, actor: Actor, { page, limit, ...wanted }: Asked): Promise<Listed> {
  const { matched, all, found } = await matchOpenLines(db, wanted)
  const waiting = inOneList(matched, all, found.proofs, wanted)
  const shown = waiting.slice((page - 1) * limit, page * limit)
  const lines = await listedLines(db, shown, found)
  const proofs = await listedProofs(db, actor, shown, { all, found })
  return {
    data: shown.flatMap((one) => (one.kind === 'line' ? lines.get(one.match.lineId) : proofs.get(one.proof.id)) ?? []),
    meta: {
      ...{ page, limit, total: waiting.length },
      readyCount: matched.filter(({ match }) => match.ready !== null).length,
      totalPages: Math.max(1, Math.ceil(waiting.length / limit)),
    },
  }
}

async function listedLines(db: Db, waiting: readonly Waiting[], { people }: FoundFacts): Promise<Map<string, ListedLine>> {
  const matches = waiting.flatMap((one): LineMatch[] => (one.kind === 'line' ? [one.match] : []))
  const rows = await statementLineInView.byIds(
    db,
    matches.map(({ lineId }) => lineId),
  )
  const lines = new Map(rows.map((row) => [row.id, statementLineView(row)]))
  return new Map(
    matches.flatMap(({ lineId, ready, because, settled, candidates }): [string, ListedLine][] => {
      const line = lines.get(lineId)
      if (!line) return []
      const { state: _state, payment: _payment, asideReason: _reason, ...said } = line
      const named = ({ clientId, bills }: { clientId: string; bills: readonly OpenBill[] }) => ({
        client: people.get(clientId) as PersonReference,
        bills: bills.map(({ id, code, dueInCents }) => ({ id, code, dueInCents })),
      })
      const listed = {
        ...{ kind: 'line' as const, ...said, because, settled },
        ready: ready && named(ready),
        candidates: candidates.map((one) => ({ ...named(one), speaks: one.speaks })),
      }
      return [[lineId, listed]]
    }),
  )
}
