import { dashboard as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { getClientHome } from './get-client-home.ts'

export function clientHomeRoutes(app: FastifyInstance): void {
  serve(app, contract.getClientHome, ({ db, actor }) => getClientHome(db, actor))
}
