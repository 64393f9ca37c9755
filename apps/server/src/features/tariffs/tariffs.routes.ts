import { tariffs as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { createTariff } from './create-tariff.ts'
import { tariffView } from './tariff.view.ts'
import * as tariffs from './tariffs.repository.ts'
import { updateTariff } from './update-tariff.ts'

export function tariffsRoutes(app: FastifyInstance): void {
  serve(app, contract.listTariffs, async ({ db }) => (await tariffs.list(db)).map(tariffView))

  serve(app, contract.createTariff, ({ db, body, actor }) => createTariff(db, actor, body))

  serve(app, contract.updateTariff, ({ db, params, body, actor }) => updateTariff(db, actor, params.id, body))
}
