import { consents as contract } from '@app/contract'
import type { Actor } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../http/request-context.ts'
import { serve } from '../../http/serve.ts'
import * as users from '../users/users.repository.ts'
import { agreeToTexts } from './agree-to-texts.ts'
import { viewOwnConsents } from './own-consents.view.ts'
import { withdrawConsent } from './withdraw-consent.ts'

const giverOf = ({ userId }: Actor, { ip, userAgent }: RequestContext) => ({ userId, actorId: userId, ip, userAgent })

export function consentsRoutes(app: FastifyInstance): void {
  serve(app, contract.listConsents, ({ db, actor }) => viewOwnConsents(db, actor.userId))

  serve(app, contract.agreeToTexts, async ({ db, actor, body, context }) => {
    const { identification } = await users.getClient(db, actor, actor.userId)
    await agreeToTexts(db, giverOf(actor, context), identification, body.agreedTexts)
    return viewOwnConsents(db, actor.userId)
  })

  serve(app, contract.withdrawConsent, async ({ db, actor, params, context }) => {
    await withdrawConsent(db, giverOf(actor, context), params.kind)
    return viewOwnConsents(db, actor.userId)
  })
}
