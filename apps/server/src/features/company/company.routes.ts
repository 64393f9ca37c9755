import { company as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../http/parts.ts'
import { serve } from '../../http/serve.ts'
import * as company from './company.repository.ts'

export function companyRoutes(app: FastifyInstance, { db }: Parts): void {
  serve(app, contract.getCompany, () => company.get(db))
}
