import type { FastifyInstance } from 'fastify'
import { serveList } from '../../http/serve-list.ts'
import { audit } from './audit.lists.ts'
import { auditSheet } from './audit-sheet.document.ts'

export function auditRoutes(app: FastifyInstance): void {
  serveList(app, audit, auditSheet)
}
