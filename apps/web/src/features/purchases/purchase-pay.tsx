import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { purchasesThatAre } from '@app/domain'
import { Button } from '@mantine/core'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { BankAccounts } from '../company/bank-accounts.tsx'
import { CopyLine } from '../company/copy-line.tsx'
import { usePaymentProofs } from '../payment-proofs/payment-proofs.queries.ts'
import { PaymentProofs } from '../payment-proofs/payment-proofs.tsx'
import styles from './purchases.module.css'

/** When its owner pays for a purchase: in one sentence, by the share that the house demands before it buys. */
export function PurchasePay({ purchase }: { purchase: PurchaseDetail }) {
  // The receipts' words come with its own: the panel would be hidden while they wait.
  const { t } = useTranslation(['purchases', 'payment-proofs'])
  const format = useFormat()
  const [wantsForm, setWantsForm] = useState(false)
  const { id, price, status, upFrontInCents, heldInCents, allowedActions } = purchase
  const { data: proofs } = usePaymentProofs({ purchaseId: id })
  const canSend = allowedActions.includes('addPaymentProof')
  const missing = Math.max(0, upFrontInCents - heldInCents)
  const mustPay = missing > 0 && status !== 'inReview'
  if (!proofs || status === 'removed') return null
  const isShown = proofs.data.length > 0 || wantsForm || (mustPay && canSend)
  return (
    <PanelSection title={t('pay.title')}>
      <p className={styles.hint}>{t(`pay.${sentenceOf(purchase)}`, { amount: format.money(missing || upFrontInCents) })}</p>
      {canSend && isShown ? <WhereToPay purchase={purchase} amountInCents={missing || price.totalInCents - heldInCents} /> : null}
      {isShown ? (
        <PaymentProofs of={{ kind: 'purchase', id }} totalInCents={price.totalInCents} proofs={proofs.data} canSend={canSend} />
      ) : canSend ? (
        <Button
          variant="default"
          className={styles.start}
          leftSection={<IconCash aria-hidden />}
          onClick={() => setWantsForm(true)}
        >
          {t('pay.now')}
        </Button>
      ) : null}
    </PanelSection>
  )
}

function sentenceOf({ status, upFrontInCents, heldInCents, price }: PurchaseDetail) {
  if (!purchasesThatAre('open').includes(status)) return 'later'
  if (heldInCents >= price.totalInCents) return 'whole'
  if (upFrontInCents === 0) return 'nothingNow'
  if (heldInCents >= upFrontInCents) return 'enough'
  return upFrontInCents >= price.totalInCents ? 'everythingFirst' : 'partFirst'
}

type Where = { purchase: Pick<PurchaseDetail, 'code'>; amountInCents: number }

/** The amount, the reference and the company's accounts, each copied with one tap. */
function WhereToPay({ purchase: { code }, amountInCents }: Where) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  return (
    <>
      <p>{t('pay.how', { code })}</p>
      <div>
        <CopyLine label={t('pay.amount')} value={format.money(amountInCents)} />
        <CopyLine label={t('pay.reference')} value={code} />
      </div>
      <BankAccounts />
    </>
  )
}
