import type { FastifyInstance } from 'fastify'
import { serveList } from '../../../http/serve-list.ts'
import { allClientsToBill } from './clients-to-bill.lists.ts'
import { clientsToBillSheet } from './clients-to-bill-sheet.document.ts'

export function clientsToBillRoutes(app: FastifyInstance): void {
  serveList(app, allClientsToBill, clientsToBillSheet)
}
