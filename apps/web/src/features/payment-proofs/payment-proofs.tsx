import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { Button } from '@mantine/core'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { PaymentProofList } from './payment-proof-list.tsx'
import { unansweredRefusal, uncoveredInCents } from './payment-proof-sums.ts'
import styles from './payment-proofs.module.css'
import type { PaidRecord } from './payment-proofs.queries.ts'

const PaymentProofForm = lazy(async () => ({ default: (await import('./payment-proof-form.tsx')).PaymentProofForm }))

type Props = {
  of: PaidRecord
  /** What the record comes to. */
  totalInCents: number
  /** What is still to be paid of it, where a part came already. */
  dueInCents?: number
  proofs: readonly PaymentProof[]
  /** Whether one may be sent now. */
  canSend: boolean
}

/** The client's transfer receipts for a bill or a purchase: those sent, and the form for the first or another one. */
export function PaymentProofs({ of, totalInCents, dueInCents = totalInCents, proofs, canSend }: Props) {
  const { t } = useTranslation('payment-proofs')
  const [wantsAnother, setWantsAnother] = useState(false)
  const isWaiting = proofs.length > 0 && unansweredRefusal(proofs) === null
  if (!canSend && proofs.length === 0) return null
  return (
    <PanelSection title={t('title')}>
      {canSend && !isWaiting ? <p className={styles.hint}>{t('sentence')}</p> : null}
      {proofs.length > 0 ? <PaymentProofList proofs={proofs} /> : null}
      {canSend && (!isWaiting || wantsAnother) ? (
        <Suspense>
          <PaymentProofForm
            key={proofs.length}
            of={of}
            dueInCents={Math.min(dueInCents, uncoveredInCents(totalInCents, proofs))}
            onSent={() => setWantsAnother(false)}
            onCancel={wantsAnother ? () => setWantsAnother(false) : undefined}
          />
        </Suspense>
      ) : null}
      {canSend && isWaiting && !wantsAnother ? (
        <Button
          variant="default"
          className={styles.another}
          leftSection={<IconUpload aria-hidden />}
          onClick={() => setWantsAnother(true)}
        >
          {t('sendAnother')}
        </Button>
      ) : null}
    </PanelSection>
  )
}
