import type { TimelineEntry } from '@app/contract/fields/timeline'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Timeline } from '../../ui/show/timeline.tsx'
import { useAudit } from './audit.queries.ts'
import styles from './audited-changes.module.css'
import { AuditedChanges } from './audited-changes.tsx'

type Props = { recordId: string; entries: readonly TimelineEntry[] }

/** A record's timeline with what changed beneath each entry, and the way to all that the audit knows of it. */
export function AuditedTimeline({ recordId, entries }: Props) {
  const { t } = useTranslation('administrator')
  const audit = useAudit({ recordId: [recordId], paginate: 'false' })
  if (audit.isPending) return <Skeleton height="12rem" />
  if (audit.isError) return <ErrorState error={audit.error} onRetry={() => void audit.refetch()} />
  const events = new Map(audit.data.data.map((event) => [event.id, event]))
  const moreOf = (entryId: string) => {
    const event = events.get(entryId)
    return event && event.changes.length + event.removedValues.length > 0 ? <AuditedChanges event={event} /> : null
  }
  return (
    <>
      <p className={styles.all}>
        <Link to={addressOf(ADMINISTRATOR_PATHS.history, { view: 'audit', recordId })}>{t('audit.allOfRecord')}</Link>
      </p>
      <Timeline entries={entries} moreOf={moreOf} />
    </>
  )
}
