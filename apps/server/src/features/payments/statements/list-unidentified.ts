import type { Answer, payments as contract, Received } from '@app/contract'
import type { UnidentifiedLine } from '@app/contract/fields/statements'
import type { LineMatch, OpenBill } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { PersonReference } from '../../people/person-columns.repository.ts'
import { statementLineInView } from '../../statement-records/statement-line-view.repository.ts'
import { statementLineView } from '../../statement-records/statements.view.ts'
import { matchOpenLines } from './match-open-lines.ts'
import type { FoundFacts } from './statement-facts.ts'

type Asked = Received<typeof contract.listUnidentified>['query']

/** A page of the lines that wait. @throws companyAccountNotFound */
export async function listUnidentified(
  db: Db,
  { page, limit, ...wanted }: Asked,
): Promise<Answer<typeof contract.listUnidentified>> {
  const { matched, found } = await matchOpenLines(db, wanted)
  const matches = matched.map(({ match }) => match)
  return {
    data: await shown(db, matches.slice((page - 1) * limit, page * limit), found),
    meta: {
      ...{ page, limit, total: matches.length, readyCount: matches.filter(({ ready }) => ready !== null).length },
      totalPages: Math.max(1, Math.ceil(matches.length / limit)),
    },
  }
}

async function shown(db: Db, matches: readonly LineMatch[], { people }: FoundFacts): Promise<UnidentifiedLine[]> {
  const rows = await statementLineInView.byIds(
    db,
    matches.map(({ lineId }) => lineId),
  )
  const lines = new Map(rows.map((row) => [row.id, statementLineView(row)]))
  return matches.flatMap(({ lineId, ready, because, settled, candidates }) => {
    const line = lines.get(lineId)
    if (!line) return []
    const { state: _state, payment: _payment, asideReason: _reason, ...said } = line
    const named = ({ clientId, bills }: { clientId: string; bills: readonly OpenBill[] }) => ({
      client: people.get(clientId) as PersonReference,
      bills: bills.map(({ id, code, dueInCents }) => ({ id, code, dueInCents })),
    })
    return {
      ...said,
      ready: ready && named(ready),
      ...{ because, settled },
      candidates: candidates.map((one) => ({ ...named(one), speaks: one.speaks })),
    }
  })
}
