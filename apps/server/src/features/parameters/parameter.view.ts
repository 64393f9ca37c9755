import type { Parameter } from '@app/contract/parameters.contract'
import { PARAMETER_CATALOGUE } from '@app/domain'
import type { ParameterInForce } from './parameters.repository.ts'

export const parameterView = ({ key, value, validFrom, number, isConfirmed }: ParameterInForce): Parameter => ({
  key,
  value,
  unit: PARAMETER_CATALOGUE[key].unit,
  validFrom: validFrom.toISOString(),
  number,
  isConfirmed,
})
