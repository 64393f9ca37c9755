import { dashboard as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { exportMoneyReport } from './export-money-report.ts'
import { getMoneyReport } from './get-money-report.ts'

export function moneyReportRoutes(app: FastifyInstance): void {
  serve(app, contract.getMoneyReport, ({ db, query }) => getMoneyReport(db, query))

  serve(app, contract.exportMoneyReport, ({ db, query, language }) => exportMoneyReport(db, query, language))
}
