import { CONSIGNEE_IN_ENGLISH, CONSIGNEE_IN_SPANISH } from './starting-consignee.ts'
import { PRIVACY_IN_ENGLISH } from './starting-privacy-in-english.ts'
import { PRIVACY_IN_SPANISH } from './starting-privacy-in-spanish.ts'
import { TERMS_IN_ENGLISH } from './starting-terms-in-english.ts'
import { TERMS_IN_SPANISH } from './starting-terms-in-spanish.ts'

/** What a company begins with, until an administrator saves its own words. */
export const STARTING_TEXTS = [
  { kind: 'terms', spanish: TERMS_IN_SPANISH, english: TERMS_IN_ENGLISH },
  { kind: 'privacy', spanish: PRIVACY_IN_SPANISH, english: PRIVACY_IN_ENGLISH },
  { kind: 'consignee', spanish: CONSIGNEE_IN_SPANISH, english: CONSIGNEE_IN_ENGLISH },
] as const
