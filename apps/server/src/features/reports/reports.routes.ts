import { reports as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { exportBillingReport } from './export-billing-report.ts'
import { exportCustomsReport } from './export-customs-report.ts'
import { exportMarginReport } from './export-margin-report.ts'
import { exportQuotaReport } from './export-quota-report.ts'
import { exportStagesReport } from './export-stages-report.ts'
import { getBillingReport } from './get-billing-report.ts'
import { getCustomsReport } from './get-customs-report.ts'
import { getMarginReport } from './get-margin-report.ts'
import { getQuotaReport } from './get-quota-report.ts'
import { getStagesReport } from './get-stages-report.ts'

export function reportsRoutes(app: FastifyInstance): void {
  serve(app, contract.getBillingReport, ({ db, query }) => getBillingReport(db, query))

  serve(app, contract.exportBillingReport, ({ db, query, language }) => exportBillingReport(db, query, language))

  serve(app, contract.getMarginReport, ({ db, query }) => getMarginReport(db, query))

  serve(app, contract.exportMarginReport, ({ db, query, language }) => exportMarginReport(db, query, language))

  serve(app, contract.getCustomsReport, ({ db, query }) => getCustomsReport(db, query))

  serve(app, contract.exportCustomsReport, ({ db, query, language }) => exportCustomsReport(db, query, language))

  serve(app, contract.getQuotaReport, ({ db, query }) => getQuotaReport(db, query))

  serve(app, contract.exportQuotaReport, ({ db, query, language }) => exportQuotaReport(db, query, language))

  serve(app, contract.getStagesReport, ({ db, query }) => getStagesReport(db, query))

  serve(app, contract.exportStagesReport, ({ db, query, language }) => exportStagesReport(db, query, language))
}
