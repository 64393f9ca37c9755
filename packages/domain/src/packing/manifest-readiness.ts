import type { Cents } from '../rules/money.ts'

/** What is doubted of the one in whose name a bundle is declared. */
export const IDENTITY_GAPS = ['identificationDisputed', 'identityNotVerified', 'clientNotConfirmed'] as const

/** What keeps one bundle, and its manifest with it, from being shipped. */
export const BUNDLE_PROBLEMS = [
  'childGuideNumberMissing',
  'customsValueMissing',
  'categoryLimitExceeded',
  'yearlyQuotaExceeded',
  'consentMissing',
  ...IDENTITY_GAPS,
] as const
export type BundleProblem = (typeof BUNDLE_PROBLEMS)[number]
/** What the bundles of a manifest are told apart by: nothing keeps them, or what does. */
export const BUNDLE_READINESS = ['ready', ...BUNDLE_PROBLEMS] as const

export type BundleToShip = { id: string; childGuideNumber: string | null; customsValueInCents: Cents | null }
/** `departureDate`: the day on which it flies, from which the day of arrival is told (office, section 2). */
export type ManifestToShip = { guideNumber: string | null; departureDate: string | null; bundles: readonly BundleToShip[] }

export const MANIFEST_GAPS = ['guideNumber', 'departureDate', 'bundles', 'childGuideNumber', 'customsValue'] as const
export type ManifestGap = { missing: (typeof MANIFEST_GAPS)[number]; bundleIds: string[] }

/** What is known of the one in whose name a bundle is declared. */
export type ConsigneeStanding = {
  /** Two accounts claim the identification, or the document was seen of another account than the one it is declared for. */
  isDisputed: boolean
  /** Staff saw its document. */
  isVerified: boolean
  /** The company ships with seen documents alone. */
  isProofRequired: boolean
  /** No client of it waits to confirm the email without a document that staff saw. */
  isClientKnown: boolean
}
export type IdentityGap = (typeof IDENTITY_GAPS)[number]

/** Why a bundle is not declared in this name (trust, section 1). */
export function identityGaps({ isDisputed, isVerified, isProofRequired, isClientKnown }: ConsigneeStanding): IdentityGap[] {
  return [
    ...(isDisputed ? (['identificationDisputed'] as const) : []),
    ...(isProofRequired && !isVerified && !isDisputed ? (['identityNotVerified'] as const) : []),
    ...(isClientKnown ? [] : (['clientNotConfirmed'] as const)),
  ]
}

/** What a manifest still lacks to be shipped (domain section 6); its bundles are checked again by checkBundle besides. */
export function manifestGaps({ guideNumber, departureDate, bundles }: ManifestToShip): ManifestGap[] {
  const without = (lacks: (bundle: BundleToShip) => boolean) => bundles.filter(lacks).map(({ id }) => id)
  const unnumbered = without(({ childGuideNumber }) => !childGuideNumber?.trim())
  const unvalued = without(({ customsValueInCents }) => customsValueInCents === null || customsValueInCents <= 0)
  const gaps: (ManifestGap & { isOpen: boolean })[] = [
    { missing: 'guideNumber', bundleIds: [], isOpen: !guideNumber?.trim() },
    { missing: 'departureDate', bundleIds: [], isOpen: departureDate === null },
    { missing: 'bundles', bundleIds: [], isOpen: bundles.length === 0 },
    { missing: 'childGuideNumber', bundleIds: unnumbered, isOpen: unnumbered.length > 0 },
    { missing: 'customsValue', bundleIds: unvalued, isOpen: unvalued.length > 0 },
  ]
  return gaps.filter(({ isOpen }) => isOpen).map(({ missing, bundleIds }) => ({ missing, bundleIds }))
}
