import type { z } from 'zod'
import { FIELD_MESSAGES } from './field-messages.ts'

/** One wrong field of a request. */
export type FieldProblem = { path: string; code: string; message: string }

const MOST_PROBLEMS = 50

/** The code of an issue for which the contract names none. */
export function codeOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'required'
  if (issue.code === 'invalid_value' && issue.input === undefined) return 'required'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooLarge'
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  if (issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'datetime')) return 'dateNotValid'
  return 'notValid'
}

export const fieldProblems = (issues: readonly z.core.$ZodIssue[]): FieldProblem[] =>
  issues.flatMap(problemsOf).slice(0, MOST_PROBLEMS)

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => problem([...issue.path, key], issue))
  const closest = issue.code === 'invalid_union' ? closestBranch(issue.errors) : undefined
  if (!closest) return [problem(issue.path, issue)]
  return closest.flatMap((inner) => problemsOf({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Of the shapes that a body may have, the one it misses by the fewest fields. */
const closestBranch = (branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined =>
  branches.filter((issues) => issues.length > 0).sort((one, other) => one.length - other.length)[0]

function problem(path: readonly PropertyKey[], issue: z.core.$ZodIssue): FieldProblem {
  const code = issue.message
  const { minimum, maximum } = issue as { minimum?: number; maximum?: number }
  const sentence = FIELD_MESSAGES[code] ?? FIELD_MESSAGES.notValid ?? code
  const message = sentence.replace('{minimum}', String(minimum)).replace('{maximum}', String(maximum))
  return { path: path.map(String).join('.'), code, message }
}
