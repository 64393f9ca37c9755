import { type Role, roleOf } from '@app/domain'
import i18next, { type TFunction } from 'i18next'
import { currentSession } from '../session/session.ts'
import { formatClock } from '../ui/show/clock.ts'
import { statusWordKey } from '../ui/show/status-word-key.ts'
import { ApiError } from './api-error.ts'

/** The person's sentence for a refusal, by its code; the server's own words where the code is unknown. */
export function errorSentence(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.internal')
  const sentence: string = t([`refusals:errors.${error.code}`, `errors.${error.code}`], {
    ns: 'common',
    defaultValue: error.message,
    ...plainDetails(error),
    ...budgetOf(error),
  })
  return [sentence, ...becauseOf(t, error), ...codesOf(t, error)].join(' ')
}

/** Which records they are, as people call them: a few, and how many more. */
function codesOf(t: TFunction, { details: { codes = [] } }: ApiError): string[] {
  if (codes.length === 0) return []
  const named = codes.length > MOST_NAMED ? codes.slice(0, MOST_NAMED - 1) : codes
  const more = codes.length > named.length ? [t('ui.more', { ns: 'common', number: String(codes.length - named.length) })] : []
  const list = new Intl.ListFormat(i18next.language, { type: 'conjunction' }).format([...named, ...more])
  return [t('ui.codesConcerned', { ns: 'common', codes: list })]
}

const MOST_NAMED = 6

function roleOfReader(): Role | null {
  const session = currentSession()
  return session.state === 'signedIn' ? roleOf(session.me.role) : null
}

/** What is missing or in the way, in words: a fact, or the status that the record is in. Its own code says nothing new. */
function becauseOf(t: TFunction, { code, details }: ApiError): string[] {
  const reasons = (details.because ?? []).filter((reason) => reason !== code)
  return reasons.flatMap((reason) => {
    const status: string = t(statusWordKey(reason, roleOfReader()), { ns: 'common', defaultValue: '' })
    const words: string = t(`refusals:because.${reason}`, { defaultValue: '' })
    return words || (status ? t('refusals:because.inStatus', { status }) : [])
  })
}

/** The sentence under a field, by the code of its check: the contract's in the browser, the server's otherwise. */
export const fieldSentence = (t: TFunction, code: string): string =>
  t([`fields.${code}`, `errors.${code}`, `refusals:errors.${code}`, 'fields.invalid'], { ns: 'common' })

const plainDetails = ({ details }: ApiError): Record<string, unknown> => ({
  ...details,
  count: details.ids?.length ?? minutesToWait(details),
})

/** What of a person's budgets was used up, and when they may go on. */
function budgetOf({ code, details: { because, retryAfterInSeconds } }: ApiError): Record<string, unknown> {
  if (code !== 'tooManyRequests' || !because?.[0] || typeof retryAfterInSeconds !== 'number') return {}
  return { context: because[0], until: formatClock(new Date(Date.now() + retryAfterInSeconds * 1_000), i18next.language) }
}

const minutesToWait = ({ retryAfterInSeconds }: ApiError['details']): number =>
  typeof retryAfterInSeconds === 'number' ? Math.ceil(retryAfterInSeconds / 60) : 0
