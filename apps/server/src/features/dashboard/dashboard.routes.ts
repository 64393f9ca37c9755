import { dashboard as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(app: FastifyInstance): void {
  serve(app, contract.getDashboard, ({ db }) => getDashboard(db))
}
