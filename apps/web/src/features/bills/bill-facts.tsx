import type { Bill } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/show/facts.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

/** Who collects, in whose name it is made out, and how it was paid. */
export function BillFacts({ bill: { pickup, invoiceOwner, applied } }: { bill: Bill }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const paid = applied
    .flatMap(({ payment }) => payment ?? [])
    .map(({ method, reference, receivedOn }) =>
      [t(`paymentMethods.${method}`), reference, format.day(receivedOn)].filter(Boolean).join(' · '),
    )
    .join('; ')
  return (
    <Facts
      facts={[
        { label: t('fields.pickup'), value: `${pickup.name} · ${pickup.identification}` },
        { label: t('bill.invoiceOwner'), value: `${invoiceOwner.name} · ${invoiceOwner.identification}` },
        ...(paid ? [{ label: t('bill.payment'), value: paid, wide: true }] : []),
      ]}
    />
  )
}
