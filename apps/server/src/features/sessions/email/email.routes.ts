import { session as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../http/done.ts'
import { serve } from '../../../http/serve.ts'
import { meView } from '../me.view.ts'
import { changeEmail } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { issueEmailLink } from './issue-email-link.ts'
import { sendEmailLink } from './send-email-link.ts'

export function emailRoutes(app: FastifyInstance): void {
  serve(app, contract.sendEmailLink, async ({ parts, actor }) => {
    await sendEmailLink(parts, actor)
    return DONE
  })

  serve(app, contract.changeEmail, async ({ parts, body, actor, context }) =>
    meView(parts.db, await changeEmail(parts, actor, context, body.email)),
  )

  serve(app, contract.confirmEmail, async ({ parts, body, context }) => {
    await confirmEmail(parts, context, body)
    return DONE
  })

  serve(app, contract.issueEmailLink, ({ parts, params, actor, context }) => issueEmailLink(parts, actor, context, params.id))
}
