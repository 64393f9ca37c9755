import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { Receivable } from '@app/contract/receivables/receivables.contract'
import { DAYS_OF_AGE, RECEIVABLE_AGES, type ReceivableAge } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { asExtra, type Column } from '../../ui/list/column.ts'
import { Money } from '../../ui/show/money.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { PromiseChip } from './payment-promise.tsx'
import styles from './receivables.module.css'

/** Who owes, how much of each age, since when, and what they have that could cover it. */
export function useReceivableColumns(): Column<Receivable>[] {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  return [
    {
      id: 'client',
      header: t('receivables.columns.client'),
      cell: ({ client }) => <TwoLines first={client.name} second={client.code} />,
      card: 'title',
    },
    {
      id: 'dueInCents',
      header: t('receivables.columns.due'),
      cell: ({ dueInCents }) => <Money cents={dueInCents} />,
      ...{ align: 'right', sortable: true, card: 'figure' },
    },
    ...RECEIVABLE_AGES.map(
      (age): Column<Receivable> => ({
        id: age,
        header: daysIn(age),
        cell: ({ ages }) => <Money cents={ages[age] || null} />,
        ...{ align: 'right', card: 'hidden' },
      }),
    ),
    {
      id: 'oldestOn',
      header: t('receivables.since'),
      cell: ({ oldestOn, oldestInDays }) => (
        <span className={styles.since}>
          {t('receivables.days', { count: oldestInDays })}
          <small className={styles.quiet}>{format.day(oldestOn)}</small>
        </span>
      ),
      sortable: true,
    },
    {
      id: 'promisedOn',
      header: t('receivables.columns.promise'),
      cell: ({ promise }) =>
        promise ? (
          <span className={styles.since}>
            {format.day(promise.promisedOn)}
            <PromiseChip promise={promise} />
          </span>
        ) : (
          '—'
        ),
      ...{ sortable: true, card: 'wide' },
    },
    {
      id: 'creditInCents',
      header: t('receivables.columns.credit'),
      cell: ({ creditInCents }) => <Money cents={creditInCents || null} />,
      ...{ align: 'right', sortable: true },
    },
    asExtra({
      id: 'openBills',
      header: t('receivables.columns.openBills'),
      cell: ({ client, openBills }) => (
        <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { view: 'pendingPayment', clientId: client.id })}>{openBills}</Link>
      ),
      ...{ align: 'right', sortable: true },
    }),
    asExtra({
      id: 'debtInCents',
      header: t('receivables.columns.debt'),
      cell: ({ debtInCents }) => <Money cents={debtInCents || null} />,
      align: 'right',
    }),
  ]
}

/** In short, as the figures above the list say it whole: every column is in sight at 1280 px. */
function daysIn(age: ReceivableAge): string {
  const { from, to } = DAYS_OF_AGE[age]
  return to === null ? `> ${from - 1} d` : `${from}–${to} d`
}
