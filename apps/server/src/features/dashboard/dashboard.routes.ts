import { dashboard as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { getDashboard } from './get-dashboard.ts'
import { getPromiseReport } from './get-promise-report.ts'

export function dashboardRoutes(app: FastifyInstance): void {
  serve(app, contract.getDashboard, async ({ db, actor }) => ({
    ...(await getDashboard(db, actor)),
    isProxyUntrusted: app.untrustedProxy.isSeen,
  }))

  serve(app, contract.getPromiseReport, ({ db, actor, query }) => getPromiseReport(db, actor, query))
}
