import { newsInWords } from '@app/contract/news/notification-sentences'
import type { Older } from '@app/contract/news/remote-notifications'
import type { Notification } from '@app/contract/notifications.contract'
import { Button } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './plain-list.module.css'
import { PREFERENCES_PATH } from './use-choices.ts'

type Props = {
  items: readonly Notification[]
  older: Older
  onChoose: (id: string) => void
  onReadAll: () => void
  onOlder: () => void
  onPreferences: () => void
}

/** What the remote component would show, drawn more plainly. */
export function PlainList({ items, older, onChoose, onReadAll, onOlder, onPreferences }: Props) {
  const { t } = useTranslation('notifications')
  const hasUnread = items.some(({ readAt }) => readAt === null)
  return (
    <>
      <div className={styles.header}>
        <h2>{t('bell.title')}</h2>
        {hasUnread ? (
          <Button variant="subtle" size="compact-sm" onClick={onReadAll}>
            {t('readAll')}
          </Button>
        ) : null}
      </div>
      {items.length === 0 ? <EmptyState icon={IconBell} title={t('emptyTitle')} sentence={t('emptySentence')} /> : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <Entry key={item.id} item={item} onChoose={onChoose} />
        ))}
        {older === 'none' ? null : (
          <li className={styles.older}>
            {older === 'failed' ? <p>{t('olderFailed')}</p> : null}
            <Button variant="subtle" size="compact-sm" loading={older === 'loading'} onClick={onOlder}>
              {older === 'failed' ? t('olderAgain') : t('older')}
            </Button>
          </li>
        )}
      </ul>
      <Link to={PREFERENCES_PATH} className={styles.preferences} onClick={onPreferences}>
        {t('preferences')}
      </Link>
    </>
  )
}

function Entry({ item, onChoose }: { item: Notification; onChoose: (id: string) => void }) {
  const { t, i18n } = useTranslation('notifications')
  const format = useFormat()
  const { id, location, payload, createdAt, readAt } = item
  const { before, what, after } = newsInWords(item, i18n.language === 'en' ? 'en' : 'es')
  return (
    <li>
      <Link to={location} className={styles.entry} data-unread={readAt === null} onClick={() => onChoose(id)}>
        {readAt === null ? <span className="visually-hidden">{t('isUnread')}</span> : null}
        <span className={styles.sentence}>{before + what + after}</span>
        {payload.note ? <span className={styles.note}>{payload.note}</span> : null}
        <time dateTime={createdAt}>{format.instant(createdAt)}</time>
      </Link>
    </li>
  )
}
