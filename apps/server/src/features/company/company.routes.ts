import { company as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import * as company from './company.repository.ts'
import { listOpen } from './company-accounts.repository.ts'
import { requireIdentityProof } from './require-identity-proof.ts'
import { updateCompany } from './update-company.ts'

export function companyRoutes(app: FastifyInstance): void {
  serve(app, contract.getCompany, ({ db }) => company.get(db))

  serve(app, contract.listCompanyAccounts, ({ db }) => listOpen(db))

  serve(app, contract.updateCompany, ({ db, body, actor, context }) => updateCompany(db, actor, context, body))

  serve(app, contract.getIdentityProof, async ({ db }) => ({ isRequired: await company.requiresIdentityProof(db) }))

  serve(app, contract.requireIdentityProof, ({ db, body, actor }) => requireIdentityProof(db, actor, body.isRequired))
}
