import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { priceLeft } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { ReasonField } from '../../../ui/edit/reason-field.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useCancelPurchase } from '../purchases.queries.ts'
import { PurchaseRefusal } from './purchase-refusal.tsx'

type Props = { purchase: PurchaseDetail; onClose: () => void }

/** The store does not send some of what was bought: how many of each, why, and what is left to charge. */
export function CancelDialog({ purchase, onClose }: Props) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const cancel = useCancelPurchase(purchase.id)
  const [less, setLess] = useState<Readonly<Record<string, number>>>({})
  const [reason, setReason] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const items = purchase.items.flatMap(({ id }) => (less[id] ? [{ id, quantity: less[id] }] : []))
  const left = purchase.items.map((item) => ({ ...item, quantity: item.quantity - (less[item.id] ?? 0) }))
  const isWhole = left.every(({ quantity }) => quantity === 0)
  const { storeShippingInCents, price, heldInCents } = purchase
  const totalInCents = isWhole ? 0 : priceLeft(price.lines, { items: left, storeShippingInCents }).priceInCents
  // Of what is billed, the note that the server makes says what comes back.
  const creditInCents = Math.max(0, heldInCents - totalInCents)
  const confirm = () => {
    setWasTried(true)
    if (items.length > 0 && reason.trim()) cancel.mutate({ items, reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('cancel.title', { code: purchase.code })}
      confirmLabel={t('cancel.confirm')}
      backLabel={t('cancel.back')}
      isRunning={cancel.isPending}
      dangerous
      onConfirm={confirm}
    >
      <p>{t('cancel.what')}</p>
      {purchase.items
        .filter(({ quantity }) => quantity > 0)
        .map(({ id, description, quantity }) => (
          <NativeSelect
            key={id}
            label={t('cancel.quantity', { description, quantity })}
            data={Array.from({ length: quantity + 1 }, (_, count) => String(count))}
            value={String(less[id] ?? 0)}
            onChange={({ currentTarget }) => setLess({ ...less, [id]: Number(currentTarget.value) })}
            error={wasTried && items.length === 0 ? t('cancel.none') : undefined}
          />
        ))}
      {items.length > 0 ? (
        <p>
          {isWhole ? t('cancel.whole') : t('cancel.left', { price: format.money(totalInCents) })}
          {creditInCents > 0 ? ` ${t('cancel.credit', { amount: format.money(creditInCents) })}` : null}
        </p>
      ) : null}
      <ReasonField description={t('turnDown.reasonHelp')} value={reason} onChange={setReason} isMissing={wasTried} />
      <PurchaseRefusal error={cancel.error} />
    </ConfirmDialog>
  )
}
