import { toNestErrors } from '@hookform/resolvers'
import i18next from 'i18next'
import { useCallback, useRef } from 'react'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { loadRefusalWords } from '../../i18n/i18n.ts'
import { showError } from '../say/toast.ts'

/** `path` as the form names the field; `code` as the catalogue of sentences does. */
export type Problem = { path: string; code: string }
/** What a form holds, as it will be sent, or what is wrong with it. */
export type Checked<Parsed> = { values: Parsed } | { problems: readonly Problem[] }
type Checks<Given, Parsed> = (values: Given) => Checked<Parsed>

/** No field's name: what stands under it keeps a form from being sent unchecked. */
const MISSING = ' checks'

/**
 * The checks of a form (the contract's, 22 kB) load at its first key (`expectChecks`), before they are needed: a connection that drops in
 * between takes nothing away.
 */
export function useLateChecks<Given extends FieldValues, Parsed = Given>(load: () => Promise<Checks<Given, Parsed>>) {
  const latest = useRef(load)
  latest.current = load
  const resolver = useCallback<Resolver<Given, unknown, Parsed>>(async (values, _context, options) => {
    const checks = await latest.current().catch(() => null)
    if (!checks) return { values: {}, errors: { [MISSING]: { type: 'missing' } } as never }
    const checked = checks(values)
    if ('values' in checked) return { values: checked.values, errors: {} }
    // Of several problems of a field the first one speaks.
    const problems = checked.problems.toReversed()
    const errors = problems.map(({ path, code }): [string, FieldError] => [path, { type: code, message: code }])
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options as never) as never }
  }, [])
  const expectChecks = useCallback(() => {
    void latest.current().catch(() => undefined)
    void loadRefusalWords()
  }, [])
  return { resolver, expectChecks }
}

/** For whoever tried to send a form whose checks could not be loaded. */
export function sayIfUnchecked(errors: FieldErrors): void {
  if (MISSING in errors) showError(i18next.t('ui.checksMissing'))
}
