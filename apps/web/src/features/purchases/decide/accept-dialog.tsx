import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useRecordAsRead } from '../../../ui/edit/use-record-as-read.ts'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useNameOf } from '../../titles/use-name-of.ts'
import { useAnswerPurchase } from '../purchases.queries.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'

type Props = { purchase: PurchaseDetail; opened: boolean; onClose: () => void }

/** Whoever accepts names the price that they read: a price that moved meanwhile is shown and asked for again. */
export function AcceptDialog({ purchase: latest, opened, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const nameOf = useNameOf()
  const format = useFormat()
  const accept = useAnswerPurchase(latest.id, 'accept')
  const purchase = useRecordAsRead(latest, { isAsked: opened, isTold: accept.isError })
  const { landed, weightInGrams, upFrontInCents, heldInCents } = purchase
  const { totalInCents, lines } = purchase.price
  const close = () => {
    accept.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('accept.title', { name: nameOf(purchase) })}
      confirmLabel={t('actions.accept', { price: format.money(totalInCents) })}
      isRunning={accept.isPending}
      onConfirm={() => accept.mutate({ action: 'accept', temporalPriceInCents: totalInCents }, { onSuccess: close })}
    >
      <PriceLines lines={lines} totalInCents={totalInCents} totalLabel={t('price.total')} />
      {landed && weightInGrams ? (
        <p>
          {t('accept.landed', { price: format.money(landed.totalInCents), weight: format.weight(weightInGrams) })}{' '}
          {landed.isDutyShareable ? t('landed.duty') : null}
        </p>
      ) : (
        <p>{t('accept.unweighed')}</p>
      )}
      {upFrontInCents > heldInCents ? <p>{t('accept.upFront', { amount: format.money(upFrontInCents - heldInCents) })}</p> : null}
      <p>{t('accept.what')}</p>
      <PurchaseRefusal error={accept.error} />
    </ConfirmDialog>
  )
}
