import { parameters as contract } from '@app/contract'
import { isRetailParameter, PARAMETER_CATALOGUE } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { listInForce, type ParameterInForce } from './parameters.repository.ts'

export function parametersRoutes(app: FastifyInstance): void {
  serve(app, contract.listParameters, async ({ db }) => (await listInForce(db)).map(parameterView))

  serve(app, contract.listRetailParameters, async ({ db }) => {
    const inForce = await listInForce(db)
    return inForce.filter(({ key }) => isRetailParameter(key)).map(parameterView)
  })
}

const parameterView = ({ key, value, validFrom }: ParameterInForce) => ({
  key,
  value,
  unit: PARAMETER_CATALOGUE[key].unit,
  validFrom: validFrom.toISOString(),
})
