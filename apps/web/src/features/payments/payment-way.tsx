import type { Payment } from '@app/contract/payments.contract'
import { useTranslation } from 'react-i18next'
import { TwoLines } from '../../ui/show/two-lines.tsx'

type Props = { method: Payment['method'] | null; reference: string | null; account: { kind: string; name: string } | null }

/** How money moved, and through which account of the company. */
export function PaymentWay({ method, reference, account }: Props) {
  const { t } = useTranslation(['accounts', 'orders'])
  return (
    <TwoLines
      first={[method ? t(`orders:paymentMethods.${method}`) : '', reference].filter(Boolean).join(' · ')}
      second={account?.kind === 'cash' ? t('payments.cash') : (account?.name ?? '—')}
    />
  )
}
