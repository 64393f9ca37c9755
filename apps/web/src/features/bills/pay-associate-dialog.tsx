import type { EarningOrder } from '@app/contract/earnings.contract'
import { sum } from '@app/domain'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useSettleEarnings } from './bill-actions.queries.ts'
import styles from './sales-invoices.module.css'

type Props = { orders: readonly EarningOrder[]; onClose: () => void; onDone: () => void }

/** Settles once: afterwards neither the earning nor the client's payment can be taken back. */
export function PayAssociateDialog({ orders, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const [reference, setReference] = useState('')
  const settling = useSettleEarnings()
  const name = orders[0]?.associate.name ?? ''
  const total = format.money(sum(orders.map(({ earning }) => earning.profitInCents)))
  const settle = () =>
    settling.mutate({ orderIds: orders.map(({ id }) => id), reference: reference.trim() }, { onSuccess: onDone })
  return (
    <ConfirmDialog
      opened={orders.length > 0}
      onClose={onClose}
      title={t('associatePay.title', { name })}
      confirmLabel={t('associatePay.confirm', { total })}
      onConfirm={settle}
      isRunning={settling.isPending}
    >
      <p>{t('associatePay.what', { count: orders.length, name, total })}</p>
      <TextInput
        label={t('bills.reference')}
        description={t('associatePay.referenceHelp')}
        autoComplete="off"
        maxLength={80}
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
      {settling.error ? (
        <p className={styles.error} role="alert">
          {errorSentence(t, settling.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
