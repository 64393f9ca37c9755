import type { Bill } from '@app/contract/bills.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { PAYMENT_METHODS, sum } from '@app/domain'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, type DialogProps } from '../../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { showSuccess } from '../../../ui/say/toast.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../all-bills.module.css'
import { useConfirmClientPayment } from '../bill-actions.queries.ts'
import { ConfirmPaymentRow, type Outcome } from './confirm-payment-row.tsx'

type Props = {
  frame: Omit<DialogProps, 'onClose'>
  bills: readonly Bill[]
  proofs: ReadonlyMap<string, readonly PaymentProof[]>
  onClose: () => void
  onDone: () => void
}

/** Each bill is confirmed by itself and says how that ended: what was refused can be tried again, the others are paid. */
export function ConfirmPaymentForm({ frame, bills, proofs, onClose, onDone }: Props) {
  const { t } = useTranslation(['administrator', 'bills'])
  const format = useFormat()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const confirming = useConfirmClientPayment((id, error) =>
    setOutcomes((known) => new Map(known).set(id, error ? { is: 'refused', error } : { is: 'paid' })),
  )
  const references = bills.map(({ id }) => proofs.get(id)?.[0]?.reference ?? '')
  const form = useContractForm(async () => (await import('../bills.schemas.ts')).paymentForm, {
    defaultValues: { method: 'transfer', references },
  })
  const { register, errorOf, handleSubmit, closing, formState } = form
  const open = bills.filter(({ id }) => outcomes.get(id)?.is !== 'paid')
  const total = format.money(sum(open.map(({ dueInCents }) => dueInCents)))
  const wasTried = outcomes.size > 0 && !formState.isSubmitting
  const close = closing(outcomes.size > open.length ? onDone : onClose)

  const submit = handleSubmit(async ({ method, references: given }) => {
    const payments = open.map((bill) => ({
      billId: bill.id,
      orderIds: bill.orders.map(({ id }) => id),
      method,
      reference: given[bills.indexOf(bill)] ?? '',
    }))
    const { count } = await confirming.mutateAsync(payments)
    // The form stays as it was typed.
    if (count < payments.length) throw new Error('some payments were refused')
    showSuccess(t('bills.paymentConfirmed', { count: bills.length }))
    onDone()
  })
  return (
    <Dialog {...frame} onClose={close}>
      {/* What was refused is shown at its row. */}
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <NativeSelect
          label={t('bills.method')}
          {...register('method')}
          error={errorOf('method')}
          data={PAYMENT_METHODS.map((value) => ({ value, label: t(`bills.methods.${value}`) }))}
        />
        <ul className={styles.payments}>
          {bills.map((bill, index) => (
            <ConfirmPaymentRow
              key={bill.id}
              bill={bill}
              proofs={proofs.get(bill.id) ?? []}
              outcome={outcomes.get(bill.id)}
              isSending={formState.isSubmitting}
              field={register(`references.${index}`)}
              error={errorOf(`references.${index}`)}
              isAlone={bills.length === 1}
            />
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {wasTried ? t('ui.close') : t('ui.cancel')}
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            {wasTried ? t('bills:tryAgain', { count: open.length }) : t('bills.confirmAmount', { total })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
