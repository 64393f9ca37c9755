import type { BillDetail } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/page/record-panel.tsx'
import { PaymentProofList } from '../payment-proofs/payment-proof-list.tsx'
import { useReviewPaymentProof } from './bill-actions.queries.ts'
import { ReasonButton } from './reason-button.tsx'

type Proof = BillDetail['paymentProofs'][number]

/** The receipts its client sent. They are accepted with the payment; one that does not hold is refused with a reason. */
export function BillProofs({ proofs }: { proofs: readonly Proof[] }) {
  const { t } = useTranslation('bills')
  if (proofs.length === 0) return null
  return (
    <PanelSection title={t('proofs')}>
      <PaymentProofList
        proofs={proofs}
        action={(proof) => (proof.allowedActions.includes('refuse') ? <RefuseProof proof={proof} /> : null)}
      />
    </PanelSection>
  )
}

function RefuseProof({ proof: { id, reference } }: { proof: Proof }) {
  const { t } = useTranslation('bills')
  return (
    <ReasonButton
      variant="default"
      size="compact-sm"
      aria-label={t('refuseOf', { reference })}
      id={id}
      takingBack={useReviewPaymentProof()}
      title={t('refuseTitle', { reference })}
      what={t('refuseWhat')}
      confirmLabel={t('refuseConfirm')}
    >
      {t('refuse')}
    </ReasonButton>
  )
}
