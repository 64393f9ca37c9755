import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button } from '@mantine/core'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UseCredit } from '../accounts/credit/use-credit.tsx'
import { usePaymentProofs } from '../payment-proofs/payment-proofs.queries.ts'
import { PaymentProofs } from '../payment-proofs/payment-proofs.tsx'
import styles from './purchases.module.css'

/** What its owner transferred for a purchase before it was made. Few do: the form waits to be asked for. */
export function PurchaseProofs({ purchase }: { purchase: PurchaseDetail }) {
  const { id, price, heldInCents, allowedActions } = purchase
  const isOpen = allowedActions.includes('addPaymentProof')
  return (
    <>
      {isOpen ? <UseCredit to={{ purchaseId: id }} dueInCents={price.totalInCents - heldInCents} /> : null}
      <SentProofs purchase={purchase} />
    </>
  )
}

function SentProofs({ purchase: { id, price, allowedActions } }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const [wantsForm, setWantsForm] = useState(false)
  const { data: proofs } = usePaymentProofs({ purchaseId: id })
  const canSend = allowedActions.includes('addPaymentProof')
  if (!proofs) return null
  if (proofs.data.length > 0 || wantsForm)
    return (
      <PaymentProofs of={{ kind: 'purchase', id }} totalInCents={price.totalInCents} proofs={proofs.data} canSend={canSend} />
    )
  return canSend ? (
    <Button
      variant="default"
      className={styles.start}
      leftSection={<IconUpload aria-hidden />}
      onClick={() => setWantsForm(true)}
    >
      {t('price.sendProof')}
    </Button>
  ) : null
}
