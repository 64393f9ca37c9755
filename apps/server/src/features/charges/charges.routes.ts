import { charges as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { addCharge } from './add-charge.ts'
import { chargeView } from './charge.view.ts'
import * as charges from './charges.repository.ts'
import { removeCharge } from './remove-charge.ts'
import { updateCharge } from './update-charge.ts'

export function chargesRoutes(app: FastifyInstance): void {
  serve(app, contract.listCharges, async ({ db }) => (await charges.list(db)).map(chargeView))

  serve(app, contract.addCharge, ({ db, body, actor }) => addCharge(db, actor, body))

  serve(app, contract.updateCharge, ({ db, params, body, actor }) => updateCharge(db, actor, params.id, body))

  serve(app, contract.removeCharge, async ({ db, params, actor }) => {
    await removeCharge(db, actor, params.id)
    return DONE
  })
}
