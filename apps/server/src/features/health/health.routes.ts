import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { health as contract } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }

/** For whoever starts, watches and balances the server. */
export function healthRoutes(app: FastifyInstance): void {
  serve(app, contract.live, () => ({ ok: true }) as const)

  serve(app, contract.ready, async ({ db }) => {
    await db.execute(sql`select 1`)
    return { ok: true, version } as const
  })
}
