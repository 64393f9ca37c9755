import { z } from 'zod'
import { fieldCode } from './field-code.ts'
import type { Checked, Problem } from './use-late-checks.ts'

// zod's probe for compiled checks would violate the page's policy.
z.config({ customError: fieldCode, jitless: true })

/** A form's checks are the contract's. The code of a problem brings the bound along that was passed: `tooLong:500`. */
export const contractChecks =
  <Given, Parsed>(schema: z.ZodType<Parsed, Given>) =>
  (values: Given): Checked<Parsed> => {
    const checked = schema.safeParse(values)
    return checked.success ? { values: checked.data } : { problems: problemsIn(checked.error.issues) }
  }

/** What the contract's checks found, field by field. */
export const problemsIn = (issues: readonly z.core.$ZodIssue[], within: PropertyKey[] = []): Problem[] =>
  issues.flatMap((issue) => {
    const path = [...within, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors.length > 0) return problemsIn(issue.errors.flat(), path)
    return [{ path: path.join('.'), code: withBound(issue) }]
  })

const BOUNDED = new Set(['tooShort', 'tooLong', 'tooSmall', 'tooLarge', 'tooFew', 'tooMany'])

function withBound(issue: z.core.$ZodIssue): string {
  if (!BOUNDED.has(issue.message)) return issue.message
  if (issue.code === 'too_big') return `${issue.message}:${issue.maximum}`
  if (issue.code !== 'too_small') return issue.message
  return issue.inclusive === false && issue.minimum === 0 ? 'notPositive' : `${issue.message}:${issue.minimum}`
}
