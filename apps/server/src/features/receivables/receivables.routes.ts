import type { FastifyInstance } from 'fastify'
import { serveList } from '../../http/serve-list.ts'
import { allReceivables } from './receivables.lists.ts'
import { receivablesSheet } from './receivables-sheet.document.ts'

export function receivablesRoutes(app: FastifyInstance): void {
  serveList(app, allReceivables, receivablesSheet)
}
