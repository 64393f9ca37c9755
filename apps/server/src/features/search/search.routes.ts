import { search as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { search } from './search.ts'

export function searchRoutes(app: FastifyInstance): void {
  serve(app, contract.search, ({ db, query, actor }) => search(db, actor, query.q))
}
