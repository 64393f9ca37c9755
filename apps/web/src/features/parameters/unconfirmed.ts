import type { Parameter } from '@app/contract/parameters.contract'
import { PARAMETER_CATALOGUE, type ParameterGroup } from '@app/domain'

/** What is said together of values that nobody has confirmed: prices, and how IVA treats each line. */
const UNCONFIRMED = {
  /** What clients, associates and customs are charged by. */
  unconfirmed: ['prices', 'associates', 'customs'],
  unconfirmedIva: ['iva'],
} as const satisfies Record<string, readonly ParameterGroup[]>
export type UnconfirmedKind = keyof typeof UNCONFIRMED

export function unconfirmedOf(kind: UnconfirmedKind, parameters: readonly Parameter[] = []): Parameter[] {
  const groups: readonly ParameterGroup[] = UNCONFIRMED[kind]
  return parameters.filter(({ key, isConfirmed }) => !isConfirmed && groups.includes(PARAMETER_CATALOGUE[key].group))
}
