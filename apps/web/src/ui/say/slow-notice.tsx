import { Button, Loader } from '@mantine/core'
import { useIsFetching } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentSlowCalls, subscribeToSlowCalls } from '../../api/slow-calls.ts'
import styles from './call-notices.module.css'

/** Says that what the person waits for takes long, and lets them give it up. What is fetched behind their back says nothing. */
export function SlowNotice() {
  const { t } = useTranslation()
  const slow = useSyncExternalStore(subscribeToSlowCalls, currentSlowCalls)
  const isWaitedFor = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const calls = slow.filter(({ isWriting }) => isWriting || isWaitedFor)
  const isWriting = calls.some((call) => call.isWriting)
  const giveUp = () => {
    for (const call of calls) call.giveUp()
  }
  return (
    <div role="status">
      {calls.length > 0 ? (
        <div className={styles.notice}>
          <Loader size={18} aria-hidden />
          <span>{isWriting ? t('ui.slow.sending') : t('ui.slow.reading')}</span>
          <Button variant="subtle" size="compact-sm" onClick={giveUp}>
            {t('ui.slow.giveUp')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
