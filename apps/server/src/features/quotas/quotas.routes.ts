import { quotas as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { recordSeen } from '../events/seen-events.ts'
import { limitDistinct } from '../rate-limits/limit-tries.ts'
import { addQuotaEntry } from './add-quota-entry.ts'
import { getQuota } from './get-quota.ts'

export function quotasRoutes(app: FastifyInstance): void {
  serve(app, contract.getQuota, async ({ parts, db, params, query, actor }) => {
    if (actor.role !== 'administrator') await limitDistinct(parts, 'yearOfSomebody', actor.userId, params.identification)
    const quota = await getQuota(db, actor, params.identification, query.year)
    const changes = { identification: params.identification }
    await recordSeen(db, actor, { aggregate: 'user', aggregateId: actor.userId, action: 'seeYear', changes })
    return quota
  })

  serve(app, contract.addQuotaEntry, ({ db, params, body, actor }) => addQuotaEntry(db, actor, params.identification, body))
}
