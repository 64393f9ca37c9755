import { health as contract } from '@app/contract'
import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { VERSION } from '../../version.ts'
import { watchParts } from './watch-parts.ts'
import { whyNotReady } from './why-not-ready.ts'

/** For whoever starts, watches and balances the server. */
export function healthRoutes(app: FastifyInstance): void {
  const look = watchParts(app)

  serve(app, contract.live, () => DONE)

  serve(app, contract.ready, async () => {
    const parts = await look()
    const problem = whyNotReady(parts, app.parts.config)
    if (problem) throw new DomainError(problem, { parts })
    return { ok: true, version: VERSION, parts } as const
  })
}
