import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import styles from './bank-accounts.module.css'
import { useCompany } from './company.queries.ts'
import { CopyLine } from './copy-line.tsx'

/** Where to pay: every account of the company, each value copied with one tap. */
export function BankAccounts() {
  const { t } = useTranslation('orders')
  const company = useCompany()
  if (company.isPending) return <Skeleton height={220} />
  if (!company.data) return <ErrorState error={company.error} onRetry={() => void company.refetch()} />
  const { bankAccounts, ruc } = company.data
  return (
    <ul className={styles.accounts}>
      {bankAccounts.map(({ id, bank, kind, number, holder }) => (
        <li key={id} className={styles.account}>
          <h3>{bank}</h3>
          <p className={styles.kind}>{kind}</p>
          <CopyLine label={t('bank.number')} value={number} />
          <CopyLine label={t('bank.holder')} value={holder} />
          <CopyLine label={t('bank.ruc')} value={ruc} />
        </li>
      ))}
    </ul>
  )
}
