import { dashboard as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../http/parts.ts'
import { serve } from '../../http/serve.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(app: FastifyInstance, { db }: Parts): void {
  serve(app, contract.getDashboard, () => getDashboard(db))
}
