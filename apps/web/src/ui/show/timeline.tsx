import type { TimelineEntry } from '@app/contract/fields/timeline'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Photos } from '../files/photos.tsx'
import styles from './timeline.module.css'
import { useFormat } from './use-format.ts'
import { useWeightDoubt } from './use-weight-doubt.ts'

/** How a reader is told, where that is not as the house writes it. */
export type TimelineWords = {
  sentenceOf: (entry: TimelineEntry) => string
  nameOf: (actor: NonNullable<TimelineEntry['actor']>) => string
}

type Props = {
  entries: readonly TimelineEntry[]
  words?: TimelineWords
  /** What more there is to say of an entry. */
  moreOf?: (entryId: string) => ReactNode
}

/** What happened to a record, newest first: a person, a sentence, a time where it happened. */
export function Timeline({ entries, moreOf, words }: Props) {
  const { t } = useTranslation()
  const newestFirst = entries.toSorted((left, right) => right.at.localeCompare(left.at))
  return (
    <ol className={styles.timeline} aria-label={t('ui.timeline')}>
      {newestFirst.map((entry) => (
        <Entry key={entry.id} entry={entry} words={words} more={moreOf?.(entry.id)} />
      ))}
    </ol>
  )
}

type EntryProps = { entry: TimelineEntry; words: TimelineWords | undefined; more: ReactNode }

function Entry({ entry, words, more }: EntryProps) {
  const { at, action, actor, place, note, to, fileIds, removedValues, weightDoubt, shareInPercent } = entry
  const { t } = useTranslation()
  const format = useFormat()
  const { figuresOf, reasonOf } = useWeightDoubt()
  const name = actor && (words ? words.nameOf(actor) : actor.name)
  const status = to ? t(`statuses.${to}`) : ''
  return (
    <li className={styles.entry}>
      <p className={styles.sentence}>
        {words ? words.sentenceOf(entry) : t([`timeline.${action}`, 'timeline.other'], { status })}
      </p>
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
        {name ? `${name} · ` : ''}
        <time dateTime={at}>{format.instant(at, place ?? 'UIO')}</time>
        {place ? ` (${t(`places.${place}`)})` : ''}
      </p>
    </li>
  )
}
