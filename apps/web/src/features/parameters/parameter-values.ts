// What the form of the parameters holds, what of it changed, and how a value is typed and printed.
import type { Parameter } from '@app/contract/parameters.contract'
import { PARAMETER_CATALOGUE, PARAMETER_KEYS, PARAMETER_UNITS, type ParameterKey, parseDecimal } from '@app/domain'
import type { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import type { Typed } from '../../ui/form/parse-amount.ts'
import type { parametersForm } from './parameters.schemas.ts'

type Read = Pick<Parameter, 'value' | 'number'>

export type ParametersForm = z.output<typeof parametersForm>

export function formOf(inForce: readonly Parameter[]): ParametersForm {
  const read = Object.fromEntries(inForce.map(({ key, value, number }) => [key, { value, number }])) as Record<ParameterKey, Read>
  return { values: valuesOf(inForce), read, reason: '' }
}

export const valuesOf = (inForce: readonly Parameter[]) =>
  Object.fromEntries(inForce.map(({ key, value }) => [key, value])) as Record<ParameterKey, number>

/** A field that stands empty changes nothing yet. */
export const changedKeys = ({ values, read }: Pick<ParametersForm, 'values' | 'read'>): ParameterKey[] =>
  PARAMETER_KEYS.filter((key) => Number.isFinite(values[key]) && values[key] !== read[key].value)

export const updateOf = ({ values, read, reason }: ParametersForm) => ({
  parameters: changedKeys({ values, read }).map((key) => ({ key, value: values[key], number: read[key].number })),
  reason,
})

/** The call names what is wrong by its place among what was sent. */
export function atParameters(error: unknown, sent: readonly ParameterKey[]): unknown {
  if (!(error instanceof ApiError) || !error.details.fields) return error
  const fieldOf = (path: string) =>
    path.replace(/^parameters\.(\d+)\.value$/, (whole, index) => `values.${sent[Number(index)] ?? whole}`)
  const fields = error.details.fields.map((problem) => ({ ...problem, path: fieldOf(problem.path) }))
  const { status: statusCode, code, message, details } = error
  return new ApiError({ statusCode, code, message, details: { ...details, fields } })
}

export const decimalsOf = (key: ParameterKey): number => PARAMETER_UNITS[PARAMETER_CATALOGUE[key].unit].decimals

/** With a comma or a point; with more decimals than the parameter keeps it is asked about, never rounded. */
export function parseValue(text: string, mostDecimals: number): Typed {
  const bare = text.trim()
  if (bare === '') return { kind: 'empty' }
  const value = parseDecimal(bare)
  if (value === null || Number(value.toFixed(mostDecimals)) !== value) return { kind: 'wrong' }
  return { kind: 'amount', amount: value }
}
