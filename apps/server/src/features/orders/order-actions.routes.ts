import { orderActions as contract, prices } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { holdOrders } from './holding/hold-orders.ts'
import { releaseOrders } from './holding/release-orders.ts'
import { confirmWarehouse } from './intake/confirm-warehouse.ts'
import { createUnmatched } from './intake/create-unmatched.ts'
import { setTracking } from './matching/set-tracking.ts'
import { setExtraCharges } from './prices/set-extra-charges.ts'
import { explainDelay } from './promise/explain-delay.ts'
import { authorizeBundling } from './requests/authorize-bundling.ts'
import { completeOrder } from './requests/complete-order.ts'
import type { IncidentsOfOrders } from './requests/incidents-of-orders.ts'
import { removeOrders } from './requests/remove-orders.ts'
import { setObservation } from './requests/set-observation.ts'
import { setValue } from './requests/set-value.ts'
import { updateDescription } from './requests/update-description.ts'
import { updateIncomplete } from './requests/update-incomplete.ts'
import { splitOrder } from './split/split-order.ts'
import { setCategory } from './ways/set-category.ts'
import { viewWaysOfOrder } from './ways/ways-of-order.ts'

export const orderActionsRoutes =
  (incidents: IncidentsOfOrders) =>
  (app: FastifyInstance): void => {
    serve(app, contract.updateDescription, ({ db, body, actor }) => updateDescription(db, actor, body.orderId, body.description))

    serve(app, contract.setTracking, ({ db, params, body, actor }) => setTracking(db, actor, params.id, body.tracking))

    serve(app, contract.setValue, ({ db, params, body, actor }) => setValue(db, actor, params.id, body))

    serve(app, contract.setObservation, ({ db, params, body, actor }) => setObservation(db, actor, params.id, body.observation))

    serve(app, contract.confirmWarehouse, ({ parts, body, files, actor }) => confirmWarehouse(parts, actor, body.arrivals, files))

    serve(app, contract.createUnmatched, ({ parts, body, files, actor }) => createUnmatched(parts, actor, body, files))

    serve(app, contract.setExtraCharges, ({ db, params, body, actor }) => setExtraCharges(db, actor, params.id, body.charges))

    serve(app, contract.updateIncomplete, ({ db, body, actor }) => updateIncomplete(db, actor, body))

    serve(app, contract.completeOrder, ({ parts, params, body, files, actor }) =>
      completeOrder(parts, actor, params.id, body, files, incidents),
    )

    serve(app, prices.getOrderWays, ({ db, params, query, actor }) => viewWaysOfOrder(db, actor, params.id, query))

    serve(app, contract.setCategory, ({ db, params, body, actor }) => setCategory(db, actor, params.id, body))

    serve(app, contract.splitOrder, ({ db, params, body, actor }) => splitOrder(db, actor, params.id, body.parts))

    serve(app, contract.holdOrders, ({ db, body, actor }) => holdOrders(db, actor, body))

    serve(app, contract.releaseOrders, ({ db, body, actor }) => releaseOrders(db, actor, body.orderIds))

    serve(app, contract.explainDelay, ({ db, body, actor }) => explainDelay(db, actor, body))

    serve(app, contract.authorizeBundling, ({ db, body, actor, context }) => authorizeBundling(db, actor, context, body))

    serve(app, contract.removeOrders, async ({ db, body, actor }) => {
      await removeOrders(db, actor, body, incidents)
      return DONE
    })
  }
