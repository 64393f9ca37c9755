import { type Actor, type BundleRefusal, DomainError } from '@app/domain'

/** All that is wrong with a declaration at once: the first reason answers, `refusals` holds each with the packages concerned. */
export function refuseBundle(actor: Actor, refusals: readonly BundleRefusal[]): void {
  const told = actor.role === 'administrator' ? refusals : refusals.map(withoutTheYear)
  const [first] = told
  if (!first) return
  const all = told.map(({ code, orderIds, details }) => ({ code, ...(orderIds && { ids: orderIds }), ...details }))
  throw new DomainError(first.code, { ...first.details, ...(first.orderIds && { ids: first.orderIds }), refusals: all })
}

/** What else was declared for a consignee is told to administrators alone. */
function withoutTheYear({ details, ...refusal }: BundleRefusal): BundleRefusal {
  const { declaredInCents: _ofTheYear, ...told } = details ?? {}
  return { ...refusal, ...(details && { details: told }) }
}
