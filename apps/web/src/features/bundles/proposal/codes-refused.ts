import { ApiError } from '../../../api/api-error.ts'
import type { ReadyOrder } from './proposal.ts'

/** The packages that stand in the way of a proposed bundle, by their codes. */
export function codesRefused(error: unknown, orders: readonly ReadyOrder[]): string {
  const ids = error instanceof ApiError ? (error.details.ids ?? []) : []
  const codes = orders.filter(({ id }) => ids.includes(id)).map(({ code }) => code)
  return codes.join(', ')
}
