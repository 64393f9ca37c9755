import { secondFactors as contract, company as ofCompany, users as ofUsers } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { requireSecondStep, viewSecondStepOfStaff } from './require-second-step.ts'
import { viewSecondFactor } from './second-factor.view.ts'
import { removeSecondFactor, turnOffSecondFactor } from './turn-off.ts'
import { beginSecondFactor, confirmSecondFactor } from './turn-on.ts'

export function secondFactorsRoutes(app: FastifyInstance): void {
  serve(app, contract.getSecondFactor, ({ db, actor }) => viewSecondFactor(db, actor.userId))

  serve(app, contract.beginSecondFactor, ({ parts, actor, body }) => beginSecondFactor(parts, actor, body.password))

  serve(app, contract.confirmSecondFactor, async ({ parts, actor, context, body }) => ({
    recoveryCodes: await confirmSecondFactor(parts, actor, context, body.code),
  }))

  serve(app, contract.renewRecoveryCodes, async ({ parts, actor, body }) => ({
    recoveryCodes: await renewRecoveryCodes(parts, actor, body),
  }))

  serve(app, contract.turnOffSecondFactor, async ({ parts, actor, context, body }) => {
    await turnOffSecondFactor(parts, actor, context, body)
    return DONE
  })

  serve(app, ofUsers.removeSecondFactor, ({ db, actor, params }) => removeSecondFactor(db, actor, params.id))

  serve(app, ofCompany.getSecondStepOfStaff, ({ db }) => viewSecondStepOfStaff(db))

  serve(app, ofCompany.requireSecondStep, ({ db, actor, body }) => requireSecondStep(db, actor, body.isRequired))
}
