import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSettle } from './conversations.queries.ts'
import styles from './talk.module.css'

/** A thank-you needs no answer. */
export function SettleButton({ clientId, upTo }: { clientId: string; upTo: number }) {
  const { t } = useTranslation('company')
  const settle = useSettle(clientId)
  return (
    <div className={styles.settle}>
      <span>{t('talk.waits')}</span>
      <Button variant="default" size="sm" loading={settle.isPending} onClick={() => settle.mutate(upTo)}>
        {t('talk.settle')}
      </Button>
    </div>
  )
}
