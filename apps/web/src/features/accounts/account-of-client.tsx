import { Skeleton } from '@mantine/core'
import { useActor } from '../../session/use-actor.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx'
import { AccountActions } from './account-actions.tsx'
import styles from './accounts.module.css'
import { useAccount } from './accounts.queries.ts'
import { RefundsOfClient } from './refunds/refunds-of-client.tsx'
import { AccountFigures } from './statement/account-figures.tsx'
import { AccountStatement } from './statement/account-statement.tsx'

/** A client's account as staff see it: figures, actions, refunds, statement. */
export function AccountOfClient({ clientId }: { clientId: string }) {
  const { role } = useActor()
  const account = useAccount({ clientId })
  if (account.isPending) return <Skeleton height="12rem" />
  if (!account.data) return <ErrorState error={account.error} onRetry={() => void account.refetch()} />
  return (
    <div className={styles.account}>
      <AccountFigures account={account.data} />
      <AccountActions account={account.data} />
      <WaitingApprovals recordId={clientId} />
      {role === 'associate' ? null : <RefundsOfClient clientId={clientId} />}
      <AccountStatement clientId={clientId} />
    </div>
  )
}

export function OwnStatement() {
  return (
    <div className={styles.account}>
      <RefundsOfClient />
      <AccountStatement />
    </div>
  )
}
