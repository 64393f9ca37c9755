import type { PaymentMethod } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCompanyAccounts } from './company.queries.ts'

type Props = {
  /** Empty: the account that the method goes to by itself, as the server takes it. */
  value: string
  method: PaymentMethod
  onChange: (accountId: string) => void
  error: string | undefined
}

/** Where money came in: Caja for cash, the main account at a bank for the rest, until another one is chosen. */
export function AccountField({ value, method, onChange, error }: Props) {
  const { t } = useTranslation('settlements')
  const accounts = useCompanyAccounts().data ?? []
  const cash = accounts.find(({ kind }) => kind === 'cash')
  const usual = method === 'cash' ? cash : (accounts.find(({ isMain }) => isMain) ?? cash)
  return (
    <NativeSelect
      label={t('fields.account')}
      value={value || (usual?.id ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
      data={accounts.map(({ id, kind, name }) => ({ value: id, label: kind === 'cash' ? t('fields.cash') : name }))}
    />
  )
}
