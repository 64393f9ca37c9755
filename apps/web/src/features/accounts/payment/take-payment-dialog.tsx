import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { useAccount, useToPay } from '../accounts.queries.ts'
import { type GivenPayment, TakePaymentForm } from './take-payment-form.tsx'

type Props = { client: { id: string; name: string }; given?: GivenPayment | undefined; onClose: () => void }

/** Money that came from a client, beside everything that they can pay with it. */
export function TakePaymentDialog({ client, given, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const toPay = useToPay(client.id)
  // Owed on the account itself, whatever bills say.
  const debtInCents = useAccount({ clientId: client.id }).data?.debtInCents ?? 0
  if (toPay.data) return <TakePaymentForm {...{ client, debtInCents, given, onClose }} toPay={toPay.data} />
  return (
    <Dialog opened onClose={onClose} title={t('payment.title', { name: client.name })} centered size={640}>
      {toPay.isError ? <ErrorState error={toPay.error} onRetry={() => void toPay.refetch()} /> : <Skeleton height="16rem" />}
    </Dialog>
  )
}
