import type { UserDetail } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useClientBalance } from './user-accounts.queries.ts'

/** A client in one line: what they have under way, and what they owe by the books. */
export function UserFigures({ user: { id, openOrders } }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  const format = useFormat()
  const balance = useClientBalance(id)
  if (balance.isError && !balance.data) return <ErrorState error={balance.error} onRetry={() => void balance.refetch()} />
  return (
    <Figures
      facts={[
        { label: t('fields.openOrders'), value: format.number(openOrders) },
        { label: t('fields.balance'), value: <Money cents={balance.data?.balanceInCents} /> },
        { label: t('fields.paid'), value: <Money cents={balance.data?.paidInCents} /> },
        { label: t('fields.unpaidBills'), value: balance.data ? format.number(balance.data.unpaidBills) : '—' },
      ]}
    />
  )
}
