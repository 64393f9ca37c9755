import type { MoneyReport } from '@app/contract/dashboard.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Figures } from '../../ui/show/facts.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './money-report.module.css'

type Account = MoneyReport['accounts'][number]['account']
const FIGURES = ['payments', 'refunds', 'settlements', 'moved', 'net'] as const

/** The whole, then each account, then each account and day. */
export function MoneyReportTables({ report: { from, to, days, accounts, total } }: { report: MoneyReport }) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const nameOf = (account: Account) => (account ? (account.kind === 'cash' ? t('cash') : account.name) : t('noAccount'))
  if (days.length === 0) return <p className={styles.quiet}>{t('none')}</p>
  return (
    <div className={styles.tables}>
      <Figures
        facts={FIGURES.map((figure) => ({ label: t(`figures.${figure}`), value: format.money(total[`${figure}InCents`]) }))}
      />
      {accounts.length > 1 ? (
        <Table
          caption={t('byAccount')}
          heads={[t('account')]}
          rows={accounts.map(({ account, ...figures }) => ({
            ...{ key: account?.id ?? '', names: [nameOf(account)], figures },
            payments: paymentsOf(account, { from, to }),
          }))}
        />
      ) : null}
      <Table
        caption={t('byDay')}
        heads={[t('day'), t('account')]}
        rows={days.map(({ account, day, ...figures }) => {
          const payments = paymentsOf(account, { from: day, to: day })
          return { key: `${account?.id} ${day}`, names: [format.day(day), nameOf(account)], figures, payments }
        })}
      />
    </div>
  )
}

/** The payments that a figure adds up, and what takes one back; those of before accounts were kept have no list. */
const paymentsOf = (account: Account, days: { from: string; to: string }): string | null =>
  account && addressOf(ADMINISTRATOR_PATHS.payments, { accountId: account.id, ...days })

type Row = { key: string; names: string[]; figures: MoneyReport['total']; payments: string | null }

/** On a phone each row is a card, in which each figure says what it is. */
function Table({ caption, heads, rows }: { caption: string; heads: string[]; rows: Row[] }) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" className={styles.amount}>
              {t(`figures.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, names, figures, payments }) => (
          <tr key={key}>
            {names.map((name) => (
              <th key={name} scope="row">
                {name}
              </th>
            ))}
            {FIGURES.map((figure) => (
              <td key={figure} className={styles.amount} data-what={t(`figures.${figure}`)}>
                {figure === 'payments' && payments && figures.paymentsInCents !== 0 ? (
                  <Link to={payments}>{format.money(figures.paymentsInCents)}</Link>
                ) : (
                  format.money(figures[`${figure}InCents`])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
