import type { Notification } from '@app/contract/notifications.contract'
import { Button } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useFormat } from '../../ui/use-format.ts'
import styles from './plain-list.module.css'

type Props = { items: readonly Notification[]; onChoose: (id: string) => void; onReadAll: () => void }

/** What the remote component would show, in fewer words: which package, what it became, when. */
export function PlainList({ items, onChoose, onReadAll }: Props) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const hasUnread = items.some(({ readAt }) => readAt === null)
  return (
    <>
      <div className={styles.header}>
        <h2>{t('title')}</h2>
        {hasUnread ? (
          <Button variant="subtle" size="compact-sm" onClick={onReadAll}>
            {t('readAll')}
          </Button>
        ) : null}
      </div>
      {items.length === 0 ? <EmptyState icon={IconBell} title={t('emptyTitle')} sentence={t('emptySentence')} /> : null}
      <ul className={styles.list}>
        {items.map(({ id, location, payload, createdAt, readAt }) => (
          <li key={id}>
            <Link to={location} className={styles.entry} data-unread={readAt === null} onClick={() => onChoose(id)}>
              {readAt === null ? <span className="visually-hidden">{t('isUnread')}</span> : null}
              <span className={styles.code}>{payload.orderCode}</span>
              <StatusChip status={payload.to} />
              <time dateTime={createdAt}>{format.instant(createdAt)}</time>
              {payload.note ? <span className={styles.note}>{payload.note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
