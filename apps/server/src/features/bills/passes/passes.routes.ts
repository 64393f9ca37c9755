import { passes as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import { findBillByPass } from './find-bill-by-pass.ts'
import { getPass } from './get-pass.ts'

export function passesRoutes(app: FastifyInstance): void {
  serve(app, contract.getPass, ({ db, params, actor }) => getPass(db, actor, params.id))

  serve(app, contract.findBillByPass, ({ parts, body, actor }) => findBillByPass(parts, actor, body))
}
