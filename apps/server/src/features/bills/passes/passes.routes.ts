import { passes as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import { findBillByPass } from './find-bill-by-pass.ts'
import { showPass } from './show-pass.ts'

export function passesRoutes(app: FastifyInstance): void {
  serve(app, contract.showPass, ({ db, params, actor }) => showPass(db, actor, params.id))

  serve(app, contract.findBillByPass, ({ parts, body, actor }) => findBillByPass(parts, actor, body))
}
