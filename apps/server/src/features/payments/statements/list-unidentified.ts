import type { Answer, payments as contract, Received } from '@app/contract'
import type { UnidentifiedLine } from '@app/contract/fields/statements'
import { type LineMatch, matchLines, type OpenBill } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { requireKnown } from '../../company/company-accounts.repository.ts'
import type { PersonReference } from '../../people/person-columns.repository.ts'
import { statementLineInView } from '../../statement-records/statement-line-view.repository.ts'
import { openLines } from '../../statement-records/statement-lines.repository.ts'
import { statementLineView } from '../../statement-records/statements.view.ts'
import { type FoundFacts, factsFor } from './statement-facts.ts'

type Asked = Received<typeof contract.listUnidentified>['query']

/**
 * All lines that wait are matched together, since two may claim one bill; a page of them is answered. What is ready is first, then the
 * oldest. A bill that was paid or voided meanwhile is another fact, and its line is not ready any more.
 */
export async function listUnidentified(db: Db, asked: Asked): Promise<Answer<typeof contract.listUnidentified>> {
  const { accountId, isReady, page, limit } = asked
  if (accountId) await requireKnown(db, accountId)
  const lines = await openLines(db)
  const found = await factsFor(db, lines)
  const matches = matchLines(lines.map(wordsOf), found.facts)
  const accountOf = new Map(lines.map((line) => [line.id, line.accountId]))
  const wanted = matches.filter(({ lineId, ready }) => {
    const isOfAccount = accountId === undefined || accountOf.get(lineId) === accountId
    return isOfAccount && (isReady === undefined || isReady === (ready !== null))
  })
  const ready = wanted.filter((match) => match.ready !== null)
  const ordered = [...ready, ...wanted.filter((match) => match.ready === null)]
  return {
    data: await shown(db, ordered.slice((page - 1) * limit, page * limit), found),
    meta: {
      ...{ page, limit, total: wanted.length, readyCount: ready.length },
      totalPages: Math.max(1, Math.ceil(wanted.length / limit)),
    },
  }
}

const wordsOf = ({
  id,
  amountInCents,
  reference,
  text,
}: {
  id: string
  amountInCents: number
  reference: string
  text: string
}) => ({
  ...{ id, amountInCents },
  // Nothing of the reference runs on in the text.
  words: `${reference} · ${text}`,
})

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
