import { accounts as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import { serveList } from '../../../http/serve-list.ts'
import { allApprovals } from '../../approvals/approvals.lists.ts'
import { viewApprovalDetail } from '../../approvals/approvals.view.ts'
import { approvalsSheet } from '../../approvals/approvals-sheet.document.ts'
import { answerApproval } from './answer-approval.ts'
import { takeBackApproval } from './take-back-approval.ts'

export function approvedCallsRoutes(app: FastifyInstance): void {
  serveList(app, allApprovals, approvalsSheet)

  serve(app, contract.getApproval, ({ db, params, actor }) => viewApprovalDetail(db, actor, params.id))

  serve(app, contract.answerApproval, ({ db, params, body, actor }) => answerApproval(db, actor, params.id, body))

  serve(app, contract.takeBackApproval, ({ db, params, actor }) => takeBackApproval(db, actor, params.id))
}
