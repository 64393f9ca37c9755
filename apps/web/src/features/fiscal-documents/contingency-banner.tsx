import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/show/note.tsx'
import { useFiscalQueue } from './fiscal-documents.queries.ts'
import { useSince } from './use-since.ts'

/** The SRI does not answer: since when, what waits, and what goes on. Or our clock is ahead of its own, which makes signatures invalid. */
export function ContingencyBanner() {
  const { t } = useTranslation('credit-notes')
  const sinceOf = useSince()
  const queue = useFiscalQueue().data
  if (!queue) return null
  const { contingencySince, clockAheadInSeconds, notAuthorised, returned } = queue
  const isAhead = clockAheadInSeconds > 0
  return (
    <div role="status">
      {contingencySince ? <Note tone="red" title={silence(contingencySince)} /> : null}
      {isAhead ? <Note tone="red" title={t('fiscal.contingency.clock', { count: clockAheadInSeconds })} /> : null}
    </div>
  )

  function silence(instant: string): string {
    const { isToday, since } = sinceOf(instant)
    const said = { since, count: notAuthorised - returned }
    return isToday ? t('fiscal.contingency.today', said) : t('fiscal.contingency.earlier', said)
  }
}
