import { DomainError, guessCarrier, normaliseTracking } from '@app/domain'

/** A tracking number as the columns of an order keep it; all are empty without one. */
export function trackingColumns(tracking: string) {
  const trackingNormalised = normaliseTracking(tracking)
  if (trackingNormalised === '') return { tracking: null, trackingNormalised: null, carrier: null }
  return { tracking: tracking.trim(), trackingNormalised, carrier: guessCarrier(tracking) }
}

/** How it is compared; hyphens and spaces alone are no number. */
export function requiredTracking(tracking: string): string {
  const normalised = normaliseTracking(tracking)
  if (normalised === '') throw new DomainError('trackingRequired', { field: 'tracking' })
  return normalised
}
