import { locations as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../http/done.ts'
import { serve } from '../../../http/serve.ts'
import { createLocations } from './create-locations.ts'
import { allLocations } from './locations.repository.ts'
import { shelveOrders } from './shelve-orders.ts'
import { updateLocation } from './update-location.ts'

export function locationsRoutes(app: FastifyInstance): void {
  serve(app, contract.listLocations, ({ db }) => allLocations(db))

  serve(app, contract.createLocations, async ({ db, body, actor }) => {
    await createLocations(db, actor, body)
    return DONE
  })

  serve(app, contract.updateLocation, async ({ db, params, body, actor }) => {
    await updateLocation(db, actor, params.id, body)
    return DONE
  })

  serve(app, contract.shelveOrders, async ({ db, body, actor }) => {
    await shelveOrders(db, actor, body)
    return DONE
  })
}
