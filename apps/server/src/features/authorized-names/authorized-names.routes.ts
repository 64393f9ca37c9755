import { authorizedNames as contract } from '@app/contract'
import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import * as users from '../users/users.repository.ts'
import { addAuthorizedName } from './add-authorized-name.ts'
import { viewNamesOf } from './authorized-name-view.repository.ts'
import { answerConsentLink } from './consent/answer-consent-link.ts'
import { askForConsent } from './consent/ask-for-consent.ts'
import { keepConsentPaper } from './consent/keep-consent-paper.ts'
import { readConsentLink } from './consent/read-consent-link.ts'
import { withdrawNameConsent } from './consent/withdraw-name-consent.ts'
import { removeAuthorizedName } from './remove-authorized-name.ts'
import { updateAuthorizedName } from './update-authorized-name.ts'
import { verifyAuthorizedName } from './verify-authorized-name.ts'

export function authorizedNamesRoutes(app: FastifyInstance): void {
  serve(app, contract.listAuthorizedNames, async ({ db, query, actor }) => {
    const clientId = query.clientId ?? (actor.role === 'client' ? actor.userId : undefined)
    if (!clientId) throw new DomainError('customerRequired', { field: 'clientId' })
    const client = await users.getClient(db, actor, clientId)
    return viewNamesOf(db, client.id)
  })

  serve(app, contract.addAuthorizedName, ({ db, body, actor }) => addAuthorizedName(db, actor, body))

  serve(app, contract.updateAuthorizedName, ({ db, params, body, actor }) => updateAuthorizedName(db, actor, params.id, body))

  serve(app, contract.verifyAuthorizedName, ({ db, params, body, actor }) => verifyAuthorizedName(db, actor, params.id, body))

  serve(app, contract.removeAuthorizedName, async ({ db, params, actor }) => {
    await removeAuthorizedName(db, actor, params.id)
    return DONE
  })

  serve(app, contract.askForConsent, ({ db, parts, params, body, actor }) =>
    askForConsent({ ...parts, db }, actor, params.id, body),
  )

  serve(app, contract.keepConsentPaper, ({ db, parts, params, body, files, actor, context }) =>
    keepConsentPaper(db, parts.storage, actor, context, params.id, { ...body, files }),
  )

  serve(app, contract.withdrawNameConsent, ({ db, params, actor, context }) => withdrawNameConsent(db, actor, context, params.id))

  serve(app, contract.readConsentLink, ({ db, parts, body, context }) => readConsentLink({ ...parts, db }, context, body.token))

  serve(app, contract.answerConsentLink, ({ db, parts, body, context }) => answerConsentLink({ ...parts, db }, context, body))
}
