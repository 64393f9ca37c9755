import { type BundleRefusal, DomainError } from '@app/domain'

/** All that is wrong with a declaration at once: the first reason answers, `refusals` holds each with the packages concerned. */
export function refuseBundle(refusals: readonly BundleRefusal[]): void {
  const [first] = refusals
  if (!first) return
  const all = refusals.map(({ code, orderIds, details }) => ({ code, ...(orderIds && { ids: orderIds }), ...details }))
  throw new DomainError(first.code, { ...first.details, ...(first.orderIds && { ids: first.orderIds }), refusals: all })
}
