import type { ClientToBill } from '@app/contract/billing/clients-to-bill.contract'
import { clientAddress } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import type { Column } from '../../../ui/list/column.ts'
import { Money } from '../../../ui/show/money.tsx'
import { TwoLines } from '../../../ui/show/two-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { Weight } from '../../../ui/show/weight.tsx'
import styles from './to-bill.module.css'

/** Whose packages wait, since when, what their bill will come to, and what of them is left out. */
export function useToBillColumns(): Column<ClientToBill>[] {
  const { t } = useTranslation('bills')
  const format = useFormat()
  return [
    {
      id: 'client',
      header: t('toBill.columns.client'),
      cell: ({ client }) => (
        <span className={styles.two}>
          <Link to={clientAddress('administrator', client.id)}>{client.name}</Link>
          <small>{client.code}</small>
        </span>
      ),
      card: 'title',
    },
    {
      id: 'packages',
      header: t('toBill.columns.packages'),
      cell: ({ packages }) => format.number(packages),
      ...{ align: 'right', sortable: true },
    },
    {
      id: 'weightInGrams',
      header: t('toBill.columns.weight'),
      cell: ({ weightInGrams }) => <Weight grams={weightInGrams} />,
      ...{ align: 'right', sortable: true },
    },
    {
      id: 'total',
      header: t('toBill.columns.total'),
      cell: ({ totalInCents }) => <Money cents={totalInCents} />,
      ...{ align: 'right', card: 'figure' },
    },
    {
      id: 'balance',
      header: t('toBill.columns.balance'),
      cell: ({ creditInCents, debtInCents }) =>
        creditInCents > 0 ? (
          <Balance cents={creditInCents} word={t('toBill.credit')} />
        ) : debtInCents > 0 ? (
          <Balance cents={debtInCents} word={t('toBill.debt')} />
        ) : (
          '—'
        ),
      align: 'right',
    },
    {
      id: 'oldestInDays',
      header: t('toBill.columns.since'),
      cell: ({ oldestInDays, oldestOn }) => (
        <TwoLines first={t('toBill.days', { count: oldestInDays })} second={format.day(oldestOn)} />
      ),
      sortable: true,
    },
    {
      id: 'leftOut',
      header: t('toBill.columns.leftOut'),
      cell: ({ withIncident, toWeigh }) =>
        withIncident + toWeigh === 0 ? (
          '—'
        ) : (
          <span className={styles.two}>
            {withIncident > 0 ? <span>{t('toBill.withIncident', { count: withIncident })}</span> : null}
            {toWeigh > 0 ? <span>{t('toBill.toWeigh', { count: toWeigh })}</span> : null}
          </span>
        ),
      card: 'wide',
    },
  ]
}

const Balance = ({ cents, word }: { cents: number; word: string }) => (
  <span className={styles.two}>
    <Money cents={cents} />
    <small>{word}</small>
  </span>
)
