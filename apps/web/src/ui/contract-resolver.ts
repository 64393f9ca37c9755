import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod'
import { fieldCode } from './field-code.ts'

// zod's probe for compiled checks would violate the page's policy.
z.config({ customError: fieldCode, jitless: true })

/** A form's checks are the contract's. The message of an error is its code, with the bound that was passed: `tooLong:500`. */
export const contractResolver =
  <Given extends FieldValues, Parsed>(schema: z.ZodType<Parsed, Given>): Resolver<Given, unknown, Parsed> =>
  (values, _context, options) => {
    const checked = schema.safeParse(values)
    if (checked.success) return { values: checked.data, errors: {} }
    // Of several problems of a field the first one speaks.
    const problems = problemsIn(checked.error.issues).toReversed()
    const errors = Object.fromEntries(
      problems.map(({ path, code }): [string, FieldError] => [path, { type: code, message: code }]),
    )
    return { values: {}, errors: toNestErrors(errors, options as never) as never }
  }

type Problem = { path: string; code: string }

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
