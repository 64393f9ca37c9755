import { reports as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { exportBillingReport } from './export-billing-report.ts'
import { exportMarginReport } from './export-margin-report.ts'
import { getBillingReport } from './get-billing-report.ts'
import { getMarginReport } from './get-margin-report.ts'

export function reportsRoutes(app: FastifyInstance): void {
  serve(app, contract.getBillingReport, ({ db, query }) => getBillingReport(db, query))

  serve(app, contract.exportBillingReport, ({ db, query, language }) => exportBillingReport(db, query, language))

  serve(app, contract.getMarginReport, ({ db, query }) => getMarginReport(db, query))

  serve(app, contract.exportMarginReport, ({ db, query, language }) => exportMarginReport(db, query, language))
}
