import { sets as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { addSet } from './add-set.ts'
import { getSet } from './get-set.ts'

export function setsRoutes(app: FastifyInstance): void {
  serve(app, contract.addSet, ({ db, body, actor }) => addSet(db, actor, body))

  serve(app, contract.getSet, ({ db, params, actor }) => getSet(db, actor, params.id))
}
