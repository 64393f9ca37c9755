import { payments as contract } from '@app/contract'
import { contains, searchable } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { anyOf, between, oneOf } from '../../records/list-filters.ts'
import { all } from '../../records/reach.ts'
import { hasState, statementLineInView } from './statement-line-view.repository.ts'
import { statementInView } from './statements.repository.ts'
import { statementLinesTable as lines, statementsTable as statements } from './statements.table.ts'
import { statementLineView, statementView } from './statements.view.ts'

/** Searched by the name of the file. */
export const allStatements = list(
  contract.listStatements,
  {
    id: statements.id,
    page: (db, { where, page }) => statementInView.page(db, where, page),
    view: (rows) => rows.map(statementView),
  },
  {
    reach: { administrator: all },
    sort: { createdAt: statements.createdAt, firstDay: statements.firstDay, lastDay: statements.lastDay },
    range: between(statements.createdAt),
    filters: { accountId: oneOf(statements.accountId) },
    search: (q) => contains(searchable(statements.fileName), q),
  },
)

/** Searched by what the bank wrote. */
export const allStatementLines = list(
  contract.listStatementLines,
  {
    id: lines.id,
    page: (db, { where, page }) => statementLineInView.page(db, where, page),
    view: (rows) => rows.map(statementLineView),
  },
  {
    reach: { administrator: all },
    sort: { day: lines.day, amountInCents: lines.amountInCents },
    range: between(lines.day),
    filters: { statementId: oneOf(lines.statementId), accountId: oneOf(lines.accountId), state: anyOf(hasState) },
    search: (q) => contains(searchable(lines.reference, lines.text), q),
  },
)
