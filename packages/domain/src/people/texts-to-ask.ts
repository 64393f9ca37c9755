import type { ConsentEvidence, TextKind } from './vocabularies.ts'

/** The newest row of a person and a text; `version` is of the text that they saw, null where there was none. */
export type LatestConsent = { kind: TextKind; isGiven: boolean; evidence: ConsentEvidence; version: number | null }

/**
 * The texts that a person is asked to agree to at the next sign-in: never answered, known from no text, or followed by a newer version since.
 * Who withdrew is not asked again about the same version.
 */
export const textsToAsk = (
  current: readonly { kind: TextKind; version: number }[],
  latest: readonly LatestConsent[],
): { kind: TextKind; version: number }[] =>
  current.flatMap(({ kind, version }) => {
    const answer = latest.find((consent) => consent.kind === kind)
    const isAsked = answer === undefined || answer.evidence === 'unproven' || (answer.version ?? 0) < version
    return isAsked ? [{ kind, version }] : []
  })
