import type { z } from 'zod'

/** The code of a check for which the contract names none; the server uses the same. */
export function fieldCode(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooLarge'
  if (issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'datetime')) return 'dateNotValid'
  return 'notValid'
}
