import type { Bill } from '@app/contract/bills.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { TextInput } from '@mantine/core'
import { type Control, Controller, type UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Photos } from '../../../ui/files/photos.tsx'
import fields from '../../../ui/form/halves.module.css'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { StatusChip } from '../../../ui/show/status-chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../all-bills.module.css'
import type { PaymentForm } from '../bills.schemas.ts'

export type Outcome = { is: 'paid' } | { is: 'refused'; error: Error }

type Amount = {
  control: Control<PaymentForm>
  name: `amounts.${number}`
  error: string | undefined
  inCents: number
}

type Props = {
  bill: Bill
  proofs: readonly PaymentProof[]
  outcome: Outcome | undefined
  isSending: boolean
  field: UseFormRegisterReturn
  error: string | undefined
  amount: Amount
  /** The only one: its field needs no number to be told by. */
  isAlone: boolean
}

/** One bill to be charged: what its client sent, under which reference it is booked, and how that ended. */
export function ConfirmPaymentRow({ bill, proofs, outcome, isSending, field, error, amount, isAlone }: Props) {
  const { t } = useTranslation(['administrator', 'bills'])
  const format = useFormat()
  const { code, client, dueInCents } = bill
  return (
    <li className={styles.payment}>
      <p className={styles.paymentHead}>
        <span>
          <strong>{code}</strong> {client.name}
        </span>
        <strong className="tabular">{format.money(dueInCents)}</strong>
      </p>
      {proofs.map((proof) => (
        <Receipt key={proof.id} proof={proof} dueInCents={dueInCents} />
      ))}
      {proofs.length === 0 ? <p className={styles.quiet}>{t('bills:noProof')}</p> : null}
      {outcome?.is === 'paid' ? (
        <StatusChip status={amount.inCents < dueInCents ? 'pendingPayment' : 'charged'} />
      ) : (
        <>
          <div className={fields.halves}>
            <Controller
              control={amount.control}
              name={amount.name}
              render={({ field: { disabled: _, ...typed } }) => (
                <MoneyField
                  label={isAlone ? t('bills:amount') : t('bills:amountOf', { code })}
                  {...typed}
                  disabled={isSending}
                  error={amount.error}
                />
              )}
            />
            <TextInput
              data-autofocus={isAlone || undefined}
              label={isAlone ? t('bills.reference') : t('bills:referenceOf', { code })}
              description={isAlone ? t('bills.referenceHelp') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="off"
              readOnly={isSending}
              {...field}
              error={error}
            />
          </div>
          <Left dueInCents={dueInCents} amountInCents={amount.inCents} />
        </>
      )}
      {outcome?.is === 'refused' ? (
        <p className={styles.error} role="alert">
          <Refusal error={outcome.error} />
        </p>
      ) : null}
    </li>
  )
}

/** What stays due, or becomes credit, where another amount came. */
function Left({ dueInCents, amountInCents }: { dueInCents: number; amountInCents: number }) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  const left = dueInCents - amountInCents
  const words = left > 0 ? t('staysDue', { amount: format.money(left) }) : t('becomesCredit', { amount: format.money(-left) })
  return <p role="status">{left === 0 || amountInCents === 0 ? null : words}</p>
}

function Receipt({ proof, dueInCents }: { proof: PaymentProof; dueInCents: number }) {
  const { t } = useTranslation(['bills', 'payment-proofs'])
  const format = useFormat()
  const { amountInCents, reference, note, file, createdAt } = proof
  return (
    <div className={styles.receipt}>
      <Photos fileIds={[file.id]} />
      <div>
        <p>
          {t('proofSays', { amount: format.money(amountInCents), reference })} · {format.instant(createdAt)}
        </p>
        {note ? <p className={styles.quiet}>{note}</p> : null}
        {amountInCents === dueInCents ? null : (
          <p className={styles.error}>{t('proofDiffers', { due: format.money(dueInCents) })}</p>
        )}
      </div>
    </div>
  )
}
