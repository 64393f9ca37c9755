import type { BillDetail } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record-panel.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { PaymentProofList } from '../payment-proofs/payment-proof-list.tsx'
import { useRefuseProof } from './bill-actions.queries.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

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
  const asking = useLazyPanel()
  const refusing = useRefuseProof()
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={asking.open} aria-label={t('refuseOf', { reference })}>
        {t('refuse')}
      </Button>
      <Suspense>
        {asking.isOpen ? (
          <ReasonDialog
            title={t('refuseTitle', { reference })}
            confirmLabel={t('refuseConfirm')}
            onConfirm={(reason) => refusing.mutateAsync({ id, reason })}
            error={refusing.error}
            onClose={() => asking.close()}
          >
            <p>{t('refuseWhat')}</p>
          </ReasonDialog>
        ) : null}
      </Suspense>
    </>
  )
}
