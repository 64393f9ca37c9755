import { parameters as contract } from '@app/contract'
import { isRetailParameter } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { createParameter } from './create-parameter.ts'
import { parameterView } from './parameter.view.ts'
import { parameterHistory } from './parameters.lists.ts'
import { listInForce } from './parameters.repository.ts'
import { parametersSheet } from './parameters-sheet.document.ts'
import { updateParameters } from './update-parameters.ts'

export function parametersRoutes(app: FastifyInstance): void {
  serve(app, contract.listParameters, async ({ db }) => (await listInForce(db)).map(parameterView))

  serve(app, contract.listRetailParameters, async ({ db }) => {
    const inForce = await listInForce(db)
    return inForce.filter(({ key }) => isRetailParameter(key)).map(parameterView)
  })

  serveList(app, parameterHistory, parametersSheet)

  serve(app, contract.createParameter, ({ db, body, actor }) => createParameter(db, actor, body))

  serve(app, contract.updateParameters, ({ db, body, actor }) => updateParameters(db, actor, body))
}
