import type { Bill } from '@app/contract/bills.contract'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Ask } from './use-bill-acts.tsx'

/** One transfer for several bills of one client. */
export function OnePayment({ bills, onAsk }: { bills: readonly Bill[]; onAsk: Ask }) {
  const { t } = useTranslation('accounts')
  const [first] = bills
  if (!first || bills.length < 2 || bills.some(({ client }) => client.id !== first.client.id)) return null
  const amountInCents = sum(bills.map(({ dueInCents }) => dueInCents))
  return (
    <Button
      variant="default"
      onClick={() => onAsk({ act: 'take', bills, given: { amountInCents, forIds: bills.map(({ id }) => id) } })}
    >
      {t('payment.actionOne', { name: first.client.name })}
    </Button>
  )
}
