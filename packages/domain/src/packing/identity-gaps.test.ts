import { expect, test } from 'vitest'
import { identityGaps } from './manifest-readiness.ts'

const KNOWN = { isDisputed: false, isVerified: false, isProofRequired: false, isClientKnown: true }

test.each([
  ['what a person declares is enough', {}, []],
  ['unless the company asks for a seen document', { isProofRequired: true }, ['identityNotVerified']],
  ['which was seen', { isProofRequired: true, isVerified: true }, []],
  ['a disputed one is never enough', { isDisputed: true }, ['identificationDisputed']],
  ['and says so alone', { isDisputed: true, isProofRequired: true }, ['identificationDisputed']],
  ['also where another’s document was seen', { isDisputed: true, isVerified: true }, ['identificationDisputed']],
  ['a client who never confirmed the email is not enough', { isClientKnown: false }, ['clientNotConfirmed']],
] as const)('%s', (_what, facts, gaps) => {
  expect(identityGaps({ ...KNOWN, ...facts })).toEqual(gaps)
})
