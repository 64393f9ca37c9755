import { expect, test } from 'vitest'
import { type LatestConsent, textsToAsk } from './texts-to-ask.ts'

const CURRENT = [
  { kind: 'terms', version: 3 },
  { kind: 'privacy', version: 1 },
] as const
const consent = (changes: Partial<LatestConsent>): LatestConsent => ({
  kind: 'terms',
  isGiven: true,
  evidence: 'text',
  version: 3,
  ...changes,
})
const privacy = consent({ kind: 'privacy', version: 1 })

test.each<[what: string, latest: LatestConsent[], asked: string[]]>([
  ['nothing was ever answered', [], ['terms', 'privacy']],
  ['one was agreed to', [privacy], ['terms']],
  ['both were, in their newest version', [consent({}), privacy], []],
  ['a newer version came since', [consent({ version: 2 }), privacy], ['terms']],
  ['no text was shown', [consent({ evidence: 'unproven', version: null }), privacy], ['terms']],
  ['it was withdrawn', [consent({ isGiven: false }), privacy], []],
  ['it was withdrawn, and a newer version came since', [consent({ isGiven: false, version: 2 }), privacy], ['terms']],
])('%s', (_what, latest, asked) => {
  expect(textsToAsk(CURRENT, latest).map(({ kind }) => kind)).toEqual(asked)
})
