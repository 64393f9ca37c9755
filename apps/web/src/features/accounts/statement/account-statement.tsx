import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import styles from '../accounts.module.css'
import { type Account, type Statement, useAccount } from '../accounts.queries.ts'
import { StatementRows } from './statement-rows.tsx'

type Days = { from: string; to: string }

/** What was charged, paid and given back, document by document; of all days, or of those that are chosen. */
export function AccountStatement({ clientId }: Pick<Statement, 'clientId'>) {
  const { t } = useTranslation('accounts')
  const [days, setDays] = useState<Days>({ from: '', to: '' })
  const isWhole = days.from !== '' && days.to !== '' && days.from <= days.to
  const account = useAccount({ ...(clientId && { clientId }), ...(isWhole && days) })
  return (
    <section className={styles.account} aria-label={t('statement.title')}>
      <div className={styles.days}>
        <DateField
          label={t('statement.from')}
          value={days.from}
          max={days.to}
          onChange={(from) => setDays(({ to }) => ({ from, to }))}
        />
        <DateField
          label={t('statement.to')}
          value={days.to}
          min={days.from}
          onChange={(to) => setDays(({ from }) => ({ from, to }))}
        />
        {days.from || days.to ? (
          <Button variant="subtle" onClick={() => setDays({ from: '', to: '' })}>
            {t('statement.allDays')}
          </Button>
        ) : null}
      </div>
      <Shown account={account.data} error={account.error} onRetry={() => void account.refetch()} />
    </section>
  )
}

function Shown({ account, error, onRetry }: { account: Account | undefined; error: Error | null; onRetry: () => void }) {
  if (account) return <StatementRows account={account} />
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton height="12rem" />
}
