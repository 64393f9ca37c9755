import { payments as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../http/done.ts'
import { serve } from '../../../http/serve.ts'
import { serveList } from '../../../http/serve-list.ts'
import { allStatementLines, allStatements } from '../../statement-records/statements.lists.ts'
import { bookStatementLine } from './book-statement-line.ts'
import { importStatement } from './import-statement.ts'
import { listUnidentified } from './list-unidentified.ts'
import { previewStatement } from './preview-statement.ts'
import { putLineAside } from './put-line-aside.ts'
import { statementLinesSheet } from './statement-lines-sheet.document.ts'
import { statementsSheet } from './statements-sheet.document.ts'
import { takeLineBack } from './take-line-back.ts'

export function statementsRoutes(app: FastifyInstance): void {
  serve(app, contract.previewStatement, ({ db, body, files }) => previewStatement(db, { ...body, files }))

  serve(app, contract.importStatement, ({ db, body, files, actor }) => importStatement(db, actor, { ...body, files }))

  serveList(app, allStatements, statementsSheet)

  serveList(app, allStatementLines, statementLinesSheet)

  serve(app, contract.listUnidentified, ({ db, query, actor }) => listUnidentified(db, actor, query))

  serve(app, contract.bookStatementLine, ({ db, params, body, actor }) => bookStatementLine(db, actor, params.id, body))

  serve(app, contract.putLineAside, async ({ db, params, body, actor }) => {
    await putLineAside(db, actor, params.id, body.reason)
    return DONE
  })

  serve(app, contract.takeLineBack, async ({ db, params }) => {
    await takeLineBack(db, params.id)
    return DONE
  })
}
