import type { Problem } from '@app/domain'

/** What the rules of a call refuse, beside what follows from its description (refusals.ts). */
export const REFUSALS_OF_CALLS: Readonly<Record<string, readonly Problem[]>> = {
  signIn: ['wrongCredentials', 'tooManyRequests'],
}
