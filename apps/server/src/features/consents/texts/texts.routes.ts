import { consents as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import * as company from '../../company/company.repository.ts'
import { saveText } from './save-text.ts'
import { publishedTextView, savedVersionView, textInForceView } from './text.view.ts'
import * as texts from './texts.repository.ts'

export function textsRoutes(app: FastifyInstance): void {
  serve(app, contract.listTexts, async ({ db }) => (await texts.listInForce(db)).map(textInForceView))

  serve(app, contract.getText, async ({ db, params, query }) =>
    publishedTextView(await texts.get(db, params.kind, query.version), await company.get(db)),
  )

  serve(app, contract.listTextVersions, async ({ db, params }) =>
    (await texts.listVersions(db, params.kind)).map(savedVersionView),
  )

  serve(app, contract.saveText, async ({ db, actor, params, body }) => textInForceView(await saveText(db, actor, params, body)))
}
