import { company as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import * as company from './company.repository.ts'

export function companyRoutes(app: FastifyInstance): void {
  serve(app, contract.getCompany, ({ db }) => company.get(db))
}
