import { health as contract } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { VERSION } from '../../version.ts'

/** For whoever starts, watches and balances the server. */
export function healthRoutes(app: FastifyInstance): void {
  serve(app, contract.live, () => ({ ok: true }) as const)

  serve(app, contract.ready, async ({ db }) => {
    await db.execute(sql`select 1`)
    return { ok: true, version: VERSION } as const
  })
}
