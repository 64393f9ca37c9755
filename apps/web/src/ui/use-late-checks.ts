import { toNestErrors } from '@hookform/resolvers'
import { useCallback, useRef } from 'react'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'

/** `path` as the form names the field; `code` as the catalogue of sentences does. */
type Problem = { path: string; code: string }
type Checks<Values> = (values: Values) => readonly Problem[]

/**
 * For a form that says something before anything is checked: its checks (the contract's, 22 kB) are loaded when its first field is entered
 * (`expectChecks`), before it is left: a connection that drops in between takes nothing away.
 */
export function useLateChecks<Values extends FieldValues>(load: () => Promise<Checks<Values>>) {
  const latest = useRef(load)
  latest.current = load
  const resolver = useCallback<Resolver<Values>>(async (values, _context, options) => {
    const problems = (await latest.current())(values)
    if (problems.length === 0) return { values, errors: {} }
    const errors = problems.map(({ path, code }): [string, FieldError] => [path, { type: code, message: code }])
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }, [])
  const expectChecks = () => void latest.current().catch(() => undefined)
  return { resolver, expectChecks }
}
