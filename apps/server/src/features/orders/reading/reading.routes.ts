import { orderReading as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import { readOrderMail } from './read-order-mail.ts'

export function readingRoutes(app: FastifyInstance): void {
  serve(app, contract.readOrderMail, ({ db, parts, body, files, actor }) =>
    readOrderMail({ ...parts, db }, actor, { request: body, files }),
  )
}
