import { Button, Pagination, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/day-field/date-field.tsx'
import { isDay } from '../../../ui/day-field/typed-day.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import styles from '../accounts.module.css'
import { type Account, type Statement, useAccount } from '../accounts.queries.ts'
import { StatementFiles } from './statement-files.tsx'
import { StatementRows } from './statement-rows.tsx'

type Days = { from: string; to: string }
const ALL_DAYS: Days = { from: '', to: '' }
const ROWS_OF_PAGE = 100

/** What was charged, paid and given back, document by document; of all days, or of those that are chosen. */
export function AccountStatement({ clientId }: Pick<Statement, 'clientId'>) {
  const { t } = useTranslation('accounts')
  const [days, setDays] = useState(ALL_DAYS)
  const [page, setPage] = useState(1)
  const isWhole = isDay(days.from) && isDay(days.to) && days.from <= days.to
  const asked = { ...(clientId && { clientId }), ...(isWhole && days) }
  const account = useAccount({ ...asked, ...(page > 1 && { page }) })
  const choose = (change: Partial<Days>) => {
    setDays({ ...days, ...change })
    setPage(1)
  }
  return (
    <section className={styles.account} aria-label={t('statement.title')}>
      <div className={styles.days}>
        <DateField label={t('statement.from')} value={days.from} max={days.to} onChange={(from) => choose({ from })} />
        <DateField label={t('statement.to')} value={days.to} min={days.from} onChange={(to) => choose({ to })} />
        {days.from || days.to ? (
          <Button variant="subtle" onClick={() => choose(ALL_DAYS)}>
            {t('statement.allDays')}
          </Button>
        ) : null}
        <StatementFiles asked={asked} />
      </div>
      <Shown account={account.data} error={account.error} onRetry={() => void account.refetch()} />
      <Pages total={account.data?.total ?? 0} page={page} onPage={setPage} />
    </section>
  )
}

function Shown({ account, error, onRetry }: { account: Account | undefined; error: Error | null; onRetry: () => void }) {
  if (account) return <StatementRows account={account} />
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton height="12rem" />
}

/** The newest rows are on the first page. */
function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation()
  if (total <= ROWS_OF_PAGE) return null
  return (
    <Pagination
      size="sm"
      total={Math.ceil(total / ROWS_OF_PAGE)}
      value={page}
      onChange={onPage}
      getControlProps={(control) => ({ 'aria-label': t(`ui.pagination.${control}`) })}
      getItemProps={(item) => ({ 'aria-label': t('ui.goToPage', { page: item }) })}
    />
  )
}
