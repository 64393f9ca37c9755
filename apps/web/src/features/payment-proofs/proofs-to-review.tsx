import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReasonButton } from '../../ui/dialog/reason-button.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { PaymentProofList } from './payment-proof-list.tsx'
import styles from './payment-proofs.module.css'
import { useReviewPaymentProof } from './payment-proofs.queries.ts'

/** The receipts of a client, for the office: what is paid accepts them; else they are accepted, or refused with a reason, one by one. */
export function ProofsToReview({ proofs }: { proofs: readonly PaymentProof[] }) {
  const { t } = useTranslation('payment-proofs')
  if (proofs.length === 0) return null
  return (
    <PanelSection title={t('ofClient')}>
      <PaymentProofList proofs={proofs} action={(proof) => <Review proof={proof} />} />
    </PanelSection>
  )
}

/** What is left to say of one of them. */
export function Review({ proof: { id, reference, allowedActions } }: { proof: PaymentProof }) {
  const { t } = useTranslation('payment-proofs')
  const accepting = useReviewPaymentProof('accepted')
  const refusing = useReviewPaymentProof('refused')
  if (allowedActions.length === 0) return null
  return (
    <p className={styles.review}>
      {allowedActions.includes('accept') ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('acceptOf', { reference })}
          loading={accepting.isPending}
          onClick={() => accepting.mutate({ id })}
        >
          {t('accept')}
        </Button>
      ) : null}
      {allowedActions.includes('refuse') ? (
        <ReasonButton
          variant="default"
          size="compact-sm"
          aria-label={t('refuseOf', { reference })}
          id={id}
          takingBack={refusing}
          title={t('refuseTitle', { reference })}
          what={t('refuseWhat')}
          confirmLabel={t('refuseConfirm')}
        >
          {t('refuse')}
        </ReasonButton>
      ) : null}
    </p>
  )
}
