import type { Bill } from '@app/contract/bills.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { TextInput } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../../api/error-sentence.ts'
import { Photos } from '../../../ui/files/photos.tsx'
import { StatusChip } from '../../../ui/show/status-chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../all-bills.module.css'

export type Outcome = { is: 'paid' } | { is: 'refused'; error: Error }

type Props = {
  bill: Bill
  proofs: readonly PaymentProof[]
  outcome: Outcome | undefined
  isSending: boolean
  field: UseFormRegisterReturn
  error: string | undefined
  /** The only one: its field needs no number to be told by. */
  isAlone: boolean
}

/** One bill to be charged: what its client sent, under which reference it is booked, and how that ended. */
export function ConfirmPaymentRow({ bill, proofs, outcome, isSending, field, error, isAlone }: Props) {
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
        <StatusChip status="charged" />
      ) : (
        <TextInput
          data-autofocus={isAlone || undefined}
          label={isAlone ? t('bills.reference') : t('bills:referenceOf', { code })}
          description={isAlone ? t('bills.referenceHelp') : undefined}
          autoComplete="off"
          readOnly={isSending}
          {...field}
          error={error}
        />
      )}
      {outcome?.is === 'refused' ? (
        <p className={styles.error} role="alert">
          {errorSentence(t, outcome.error)}
        </p>
      ) : null}
    </li>
  )
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
