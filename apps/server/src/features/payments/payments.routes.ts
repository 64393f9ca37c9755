import { orderActions } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { confirmClientPayment } from './confirm-client-payment.ts'

export function paymentsRoutes(app: FastifyInstance): void {
  serve(app, orderActions.confirmClientPayment, async ({ db, body, actor }) => {
    await confirmClientPayment(db, actor, body)
    return DONE
  })
}
