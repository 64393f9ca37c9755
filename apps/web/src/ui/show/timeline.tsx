import type { TimelineEntry } from '@app/contract/fields/timeline'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Photos } from '../files/photos.tsx'
import styles from './timeline.module.css'
import { useFormat } from './use-format.ts'
import { useWeightDoubt } from './use-weight-doubt.ts'

type Props = {
  entries: readonly TimelineEntry[]
  /** What more there is to say of an entry. */
  moreOf?: (entryId: string) => ReactNode
}

/** What happened to a record, newest first: a person, a sentence, a time where it happened. */
export function Timeline({ entries, moreOf }: Props) {
  const { t } = useTranslation()
  const newestFirst = entries.toSorted((left, right) => right.at.localeCompare(left.at))
  return (
    <ol className={styles.timeline} aria-label={t('ui.timeline')}>
      {newestFirst.map((entry) => (
        <Entry key={entry.id} entry={entry} more={moreOf?.(entry.id)} />
      ))}
    </ol>
  )
}

function Entry({
  entry: { at, action, actor, place, note, to, fileIds, removedValues, weightDoubt, shareInPercent },
  more,
}: {
  entry: TimelineEntry
  more: ReactNode
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { figuresOf, reasonOf } = useWeightDoubt()
  const status = to ? t(`statuses.${to}`) : ''
  return (
    <li className={styles.entry}>
      <p className={styles.sentence}>{t([`timeline.${action}`, 'timeline.other'], { status })}</p>
      {weightDoubt ? (
        <p className={styles.note}>
          {figuresOf(weightDoubt)} {reasonOf(weightDoubt.reason)}.
        </p>
      ) : null}
      {shareInPercent === null ? null : (
        <p className={styles.note}>{t('timelineShare', { share: format.percent(shareInPercent * 100) })}</p>
      )}
      {note ? <p className={styles.note}>{note}</p> : null}
      {removedValues.includes('note') ? <p className={styles.removed}>{t('timelineRemoved')}</p> : null}
      {more}
      <Photos fileIds={fileIds} />
      <p className={styles.byline}>
        {actor ? `${actor.name} · ` : ''}
        <time dateTime={at}>{format.instant(at, place ?? 'UIO')}</time>
        {place ? ` (${t(`places.${place}`)})` : ''}
      </p>
    </li>
  )
}
