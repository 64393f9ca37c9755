import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCompanyAccounts } from '../company/company.queries.ts'

type Props = { value: string | undefined; onChange: (accountId: string) => void }

/** Narrows a list to one account of the company. */
export function AccountFilter({ value, onChange }: Props) {
  const { t } = useTranslation('accounts')
  const accounts = useCompanyAccounts().data ?? []
  return (
    <NativeSelect
      aria-label={t('payments.columns.account')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('payments.anyAccount') },
        ...accounts.map(({ id, kind, name }) => ({ value: id, label: kind === 'cash' ? t('payments.cash') : name })),
      ]}
    />
  )
}
