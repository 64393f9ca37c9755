import type { AccountClosing } from '@app/contract/personal-data.contract'
import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import styles from './closing.module.css'
import { ClosingObstacles } from './closing-obstacles.tsx'

type Props = { closing: UseQueryResult<AccountClosing>; userId: string | null; onClose: () => void }

/** An account that cannot be closed yet, and why; the same place while it is asked for. */
export function OpenMattersDialog({ closing, userId, onClose }: Props) {
  const { t } = useTranslation('closing')
  return (
    <Dialog opened onClose={onClose} title={t('notYet.title')} centered size={480}>
      <div className={styles.body}>
        {closing.isPending ? <Skeleton height={120} /> : null}
        {closing.isError ? <ErrorState error={closing.error} onRetry={() => void closing.refetch()} /> : null}
        {closing.data ? (
          <>
            <p>{t(userId === null ? 'notYet.own' : 'notYet.office')}</p>
            <ClosingObstacles obstacles={closing.data.obstacles} userId={userId} />
          </>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('notYet.back')}
        </Button>
      </div>
    </Dialog>
  )
}
