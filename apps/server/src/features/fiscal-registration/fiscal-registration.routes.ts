import { fiscalRegistration as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { changeFiscalMode } from './change-fiscal-mode.ts'
import { fiscalRegistrationOf } from './fiscal-registration.view.ts'
import { keepCertificate } from './keep-certificate.ts'
import { previewCertificate } from './preview-certificate.ts'
import { removeCertificate } from './remove-certificate.ts'
import { updateFiscalRegistration } from './update-fiscal-registration.ts'

export function fiscalRegistrationRoutes(app: FastifyInstance): void {
  serve(app, contract.getFiscalRegistration, ({ db, parts }) => fiscalRegistrationOf(db, parts.config))

  serve(app, contract.updateFiscalRegistration, ({ parts, actor, body }) => updateFiscalRegistration(parts, actor, body))

  serve(app, contract.previewCertificate, ({ db, parts, body, files }) =>
    previewCertificate(db, parts.config, { ...body, files }),
  )

  serve(app, contract.keepCertificate, ({ parts, actor, context, body, files }) =>
    keepCertificate(parts, { actor, context }, { ...body, files }),
  )

  serve(app, contract.removeCertificate, async ({ db, actor, context }) => {
    await removeCertificate(db, actor, context)
    return DONE
  })

  serve(app, contract.changeFiscalMode, ({ parts, actor, context, body }) => changeFiscalMode(parts, { actor, context }, body))
}
