import { trackingLinks as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../http/done.ts'
import { serve } from '../../../http/serve.ts'
import { getTrackingLink } from './get-tracking-link.ts'
import { readTracking } from './read-tracking.ts'
import { shareTracking } from './share-tracking.ts'
import { stopSharingTracking } from './stop-sharing-tracking.ts'

export function sharingRoutes(app: FastifyInstance): void {
  serve(app, contract.getTrackingLink, ({ db, parts, params, actor }) => getTrackingLink({ ...parts, db }, actor, params.id))

  serve(app, contract.shareTracking, ({ db, parts, params, actor }) => shareTracking({ ...parts, db }, actor, params.id))

  serve(app, contract.stopSharingTracking, async ({ db, params, actor }) => {
    await stopSharingTracking(db, actor, params.id)
    return DONE
  })

  serve(app, contract.readTracking, ({ db, parts, params, context }) => readTracking({ ...parts, db }, context, params.code))
}
