import type { Bill } from '@app/contract/bills.contract'
import { PAYMENT_METHODS, type PaymentMethod } from '@app/contract/payment-methods'
import { sum } from '@app/domain'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { useFormat } from '../../ui/use-format.ts'
import { useConfirmPayment } from './bill-actions.queries.ts'
import styles from './sales-invoices.module.css'

type Props = { bills: readonly Bill[]; onClose: () => void; onDone: () => void }

const methodFrom = (text: string): PaymentMethod => PAYMENT_METHODS.find((method) => method === text) ?? 'transfer'

/** Money that came in, for one bill or several at once, with how and under which reference. */
export function ConfirmPaymentDialog({ bills, onClose, onDone }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const [method, setMethod] = useState<PaymentMethod>('transfer')
  const [reference, setReference] = useState('')
  const confirming = useConfirmPayment()
  const total = format.money(sum(bills.map(({ totalInCents }) => totalInCents)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const orderIds = bills.flatMap(({ orders }) => orders.map(({ id }) => id))
    confirming.mutate({ orderIds, method, reference: reference.trim() }, { onSuccess: onDone })
  }
  return (
    <Modal
      opened={bills.length > 0}
      onClose={onClose}
      title={t('bills.paymentTitle', { count: bills.length })}
      centered
      size={480}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form className={styles.dialog} onSubmit={submit}>
        <ul className={styles.summary}>
          {bills.map(({ id, code, client, totalInCents }) => (
            <li key={id}>
              <span>
                <strong>{code}</strong> {client.name}
              </span>
              <span className="tabular">{format.money(totalInCents)}</span>
            </li>
          ))}
          <li className={styles.sum}>
            <span>{t('bills.total')}</span>
            <span className="tabular">{total}</span>
          </li>
        </ul>
        <NativeSelect
          label={t('bills.method')}
          value={method}
          onChange={({ currentTarget }) => setMethod(methodFrom(currentTarget.value))}
          data={PAYMENT_METHODS.map((value) => ({ value, label: t(`bills.methods.${value}`) }))}
        />
        <TextInput
          data-autofocus
          label={t('bills.reference')}
          description={t('bills.referenceHelp')}
          autoComplete="off"
          maxLength={80}
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
        {confirming.error ? (
          <p className={styles.error} role="alert">
            {errorSentence(t, confirming.error)}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={confirming.isPending}>
            {t('bills.confirmAmount', { total })}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
