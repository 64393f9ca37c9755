import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Photos } from '../../ui/files/photos.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './payment-proofs.module.css'

type Props = {
  proofs: readonly PaymentProof[]
  /** What can be done with one of them. */
  action?: (proof: PaymentProof) => ReactNode
}

/** The receipts that were sent, newest first: what each says, and why one was refused. */
export function PaymentProofList({ proofs, action }: Props) {
  const { t } = useTranslation('payment-proofs')
  const newestFirst = proofs.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return (
    <ul className={styles.proofs} aria-label={t('sentOnes')}>
      {newestFirst.map((proof) => (
        <Proof key={proof.id} proof={proof} action={action?.(proof)} />
      ))}
    </ul>
  )
}

function Proof({ proof, action }: { proof: PaymentProof; action: ReactNode }) {
  const { t } = useTranslation('payment-proofs')
  const format = useFormat()
  const { status, amountInCents, reference, note, createdAt, file, refusalReason } = proof
  return (
    <li>
      <Photos fileIds={[file.id]} />
      <div className={styles.words}>
        <p className={styles.head}>
          <strong className="tabular">{format.money(amountInCents)}</strong>
          <StatusChip status={status} />
        </p>
        <p className={styles.detail}>
          {t('reference')} {reference} · {format.instant(createdAt)}
        </p>
        {note ? <p className={styles.detail}>{note}</p> : null}
        {refusalReason ? <p className={styles.refusal}>{t('refusedBecause', { reason: refusalReason })}</p> : null}
        {action}
      </div>
    </li>
  )
}
