import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../accounts.module.css'
import type { Account } from '../accounts.queries.ts'

/** Opening of the page, documents with what was owed after each, closing of the page. On a phone each row is a card. */
export function StatementRows({ account }: { account: Account }) {
  const { rows } = account
  const [first, last] = [rows[0], rows.at(-1)]
  const openingInCents = first ? first.balanceInCents - first.amountInCents : account.openingInCents
  const closingInCents = last ? last.balanceInCents : account.closingInCents
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const balance = (cents: number) =>
    cents < 0 ? t('statement.inFavour', { amount: format.money(0 - cents) }) : format.money(cents)
  return (
    <table className={styles.statement}>
      <thead>
        <tr>
          <th scope="col">{t('statement.day')}</th>
          <th scope="col">{t('statement.what')}</th>
          <th scope="col" className={styles.amount}>
            {t('statement.amount')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('statement.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.opening}>
          <th scope="row" colSpan={3}>
            {t('statement.opening')}
          </th>
          <td className={styles.amount}>{balance(openingInCents)}</td>
        </tr>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={4}>{t('statement.nothing')}</td>
          </tr>
        ) : null}
        {rows.map(({ day, kind, document, things, amountInCents, balanceInCents }) => (
          <tr key={`${document.id}-${kind}`}>
            <td className={styles.day}>{format.day(day)}</td>
            <th scope="row">
              {t(`statement.kinds.${kind}`)}
              {things ? `: ${format.things(things)}` : null} <span className={styles.code}>{document.code}</span>
            </th>
            <td className={styles.amount}>{format.money(amountInCents)}</td>
            <td className={`${styles.amount} ${styles.balance}`} data-label={t('statement.balance')}>
              {balance(balanceInCents)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('statement.closing')}
          </th>
          <td className={styles.amount}>{balance(closingInCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
