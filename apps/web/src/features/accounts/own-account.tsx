import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { AccountActions } from './account-actions.tsx'
import styles from './accounts.module.css'
import { useAccount } from './accounts.queries.ts'
import { AccountFigures } from './statement/account-figures.tsx'

/** Where the client's money is, and what they may do with what is in their favour. */
export function OwnAccount() {
  const { t } = useTranslation('accounts')
  const account = useAccount()
  if (account.isPending) return <Skeleton height="5rem" />
  if (!account.data) return <ErrorState error={account.error} onRetry={() => void account.refetch()} />
  return (
    <section className={styles.account} aria-label={t('title')}>
      <AccountFigures account={account.data} />
      <AccountActions account={account.data} />
    </section>
  )
}
