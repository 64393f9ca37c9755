import type { AuditEvent } from '@app/contract/fields/audited-event'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './audited-changes.module.css'
import { AuditedChanges } from './audited-changes.tsx'
import { placeOfRecord } from './place-of-record.ts'

/** When, who, what, and of which record. */
export function useAuditColumns(): Column<AuditEvent>[] {
  const { t } = useTranslation(['administrator', 'common'])
  const format = useFormat()
  return [
    {
      id: 'at',
      header: t('audit.columns.at'),
      cell: ({ at, place }) => format.instant(at, place ?? 'UIO'),
      sortable: true,
      width: '16%',
    },
    {
      id: 'actor',
      header: t('audit.columns.actor'),
      cell: ({ actor }) =>
        actor ? <TwoLines first={actor.name} second={t(`audit.roles.${actor.role}`)} /> : <span>{t('audit.theHouse')}</span>,
      width: '20%',
      card: 'detail',
    },
    { id: 'what', header: t('audit.columns.what'), cell: (event) => <What event={event} />, width: '40%', card: 'title' },
    { id: 'record', header: t('audit.columns.record'), cell: (event) => <Record event={event} />, width: '24%' },
  ]
}

function What({ event }: { event: AuditEvent }) {
  const { t } = useTranslation(['administrator', 'common'])
  const { action, record, to, note, changes, removedValues } = event
  const status = to ? t(`common:statuses.${to}`) : ''
  const count = changes.length + removedValues.filter((name) => name !== 'note').length
  return (
    <div>
      {t(
        [
          `audit.actionsOf.${record.kind}.${action}`,
          `audit.actions.${action}`,
          `common:timeline.${action}`,
          'common:timeline.other',
        ],
        {
          status,
        },
      )}
      {note ? <p className={styles.note}>{note}</p> : null}
      {removedValues.includes('note') ? <p className={styles.removed}>{t('audit.removed')}</p> : null}
      {count > 0 ? (
        <details className={styles.more}>
          <summary>{t('audit.changes', { count })}</summary>
          <AuditedChanges event={event} />
        </details>
      ) : null}
    </div>
  )
}

function Record({ event: { record } }: { event: AuditEvent }) {
  const { t } = useTranslation('administrator')
  const place = placeOfRecord(record)
  const name = record.name ?? t('audit.unnamed')
  return (
    <div>
      {place ? <Link to={place}>{name}</Link> : name}
      <small className={styles.kind}>{t(`audit.kinds.${record.kind}`)}</small>
    </div>
  )
}
