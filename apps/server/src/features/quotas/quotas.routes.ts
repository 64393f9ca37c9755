import { quotas as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { addQuotaEntry } from './add-quota-entry.ts'
import { getQuota } from './get-quota.ts'

export function quotasRoutes(app: FastifyInstance): void {
  serve(app, contract.getQuota, ({ db, params, query, actor }) => getQuota(db, actor, params.identification, query.year))

  serve(app, contract.addQuotaEntry, ({ db, params, body, actor }) => addQuotaEntry(db, actor, params.identification, body))
}
