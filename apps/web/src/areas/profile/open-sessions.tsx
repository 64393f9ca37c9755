import { deviceName } from '@app/domain'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Chip } from '../../ui/show/chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useCloseOtherSessions, useSessions } from './profile.queries.ts'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

/** Where the account is open, and a way to close all but this. */
export function OpenSessions() {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const sessions = useSessions()
  const closeOthers = useCloseOtherSessions()
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <SectionCard title={t('access.sessionsTitle')} sentence={t('access.sessionsSentence')}>
      {sessions.isPending ? <Skeleton height={96} /> : null}
      {sessions.isError ? <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} /> : null}
      <ul className={styles.list}>
        {sessions.data?.map(({ id, userAgent, lastUsedAt, isCurrent }) => (
          <li key={id} className={styles.item}>
            <div>
              <p className={styles.what}>{deviceName(userAgent)}</p>
              <p className={styles.when}>{t('access.lastUsed', { when: format.instant(lastUsedAt) })}</p>
            </div>
            {isCurrent ? <Chip tone="green">{t('access.thisSession')}</Chip> : null}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div className={styles.actions}>
          <Button variant="default" loading={closeOthers.isPending} onClick={() => closeOthers.mutate()}>
            {t('access.closeOthers')}
          </Button>
        </div>
      ) : null}
    </SectionCard>
  )
}
