import type { Bill } from '@app/contract/bills.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { businessDay, methodsTakenBy, sum } from '@app/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { Dialog, type DialogProps } from '../../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { showSuccess } from '../../../ui/say/toast.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../all-bills.module.css'
import { useConfirmClientPayment } from '../bill-actions.queries.ts'
import { ConfirmPaymentRow, type Outcome } from './confirm-payment-row.tsx'
import { ReceivedFields } from './received-fields.tsx'

/** One that was found since is billed anew, and paid there. */
const isOnBill = ({ isReleased }: Bill['orders'][number]) => !isReleased

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
  const [method = 'transfer'] = methodsTakenBy(useActor())
  const references = bills.map(({ id }) => proofs.get(id)?.[0]?.reference ?? '')
  const form = useContractForm(async () => (await import('../bills.schemas.ts')).paymentForm, {
    defaultValues: {
      ...{ receivedOn: businessDay(new Date()), method, accountId: '', references },
      amounts: bills.map(({ dueInCents }) => dueInCents),
    },
  })
  const { register, control, errorOf, handleSubmit, closing, formState, watch } = form
  const open = bills.filter(({ id }) => outcomes.get(id)?.is !== 'paid')
  const cameFor = (bill: Bill): number => watch(`amounts.${bills.indexOf(bill)}`) || 0
  const total = format.money(sum(open.map(cameFor)))
  const wasTried = outcomes.size > 0 && !formState.isSubmitting
  const close = closing(outcomes.size > open.length ? onDone : onClose)

  const submit = handleSubmit(async ({ references: given, amounts, accountId, ...money }) => {
    const payments = open.map((bill) => {
      const index = bills.indexOf(bill)
      const amountInCents = amounts[index] ?? bill.dueInCents
      return {
        ...{
          billId: bill.id,
          orderIds: bill.orders.filter(isOnBill).map(({ id }) => id),
          ...money,
          reference: given[index] ?? '',
        },
        ...(accountId && { accountId }),
        // What is due is paid whole, and needs no amount.
        ...(amountInCents !== bill.dueInCents && { amountInCents }),
      }
    })
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
        <ReceivedFields form={form} />
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
              amount={{ control, name: `amounts.${index}`, error: errorOf(`amounts.${index}`), inCents: cameFor(bill) }}
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
