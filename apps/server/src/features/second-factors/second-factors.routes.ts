import { secondFactors as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { requireSecondStep, viewSecondStepOfStaff } from './require-second-step.ts'
import { viewSecondFactor } from './second-factor.view.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

export function secondFactorsRoutes(app: FastifyInstance): void {
  serve(app, contract.getSecondFactor, ({ db, actor }) => viewSecondFactor(db, actor))

  serve(app, contract.beginSecondFactor, ({ parts, actor, body }) => beginSecondFactor(parts, actor, body.password))

  serve(app, contract.confirmSecondFactor, async ({ parts, actor, context, body }) => ({
    recoveryCodes: await confirmSecondFactor(parts, actor, context, body.code),
  }))

  serve(app, contract.renewRecoveryCodes, async ({ parts, actor, context, body }) => ({
    recoveryCodes: await renewRecoveryCodes(parts, actor, context, body),
  }))

  serve(app, contract.turnOffSecondFactor, async ({ parts, actor, context, body }) => {
    await turnOffSecondFactor(parts, actor, context, body)
    return DONE
  })

  serve(app, contract.removeSecondFactor, ({ db, actor, context, params }) => removeSecondFactor(db, actor, context, params.id))

  serve(app, contract.getSecondStepOfStaff, ({ db }) => viewSecondStepOfStaff(db))

  serve(app, contract.requireSecondStep, ({ db, actor, body }) => requireSecondStep(db, actor, body.isRequired))
}
