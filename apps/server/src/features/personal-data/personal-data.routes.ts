import { session as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { exportMyData } from './export-my-data.ts'

export function personalDataRoutes(app: FastifyInstance): void {
  serve(app, contract.exportMyData, ({ db, parts, ...asked }) => exportMyData({ ...parts, db }, asked))
}
