import type { Order } from '@app/contract/orders.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useShortList } from '../../../ui/list/use-short-list.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useRemoveOrders } from '../orders.queries.ts'
import styles from './order-actions.module.css'
import { needsReason, possibleRemovals, type Removal, removalEffects, removalSent } from './removal-choices.ts'
import { RemovalFields } from './removal-fields.tsx'

type Props = { orders: readonly Order[]; opened: boolean; onClose: () => void; onRemoved: () => void }

/** States what goes, how it ended and what that does to the money; a refusal shows here, without a toast. */
export function RemoveDialog({ orders, opened, onClose, onRemoved }: Props) {
  // That it was done is said in the words of orders.
  const { t } = useTranslation(['ends', 'orders'])
  const [removal, setRemoval] = useState<Removal>({ outcome: 'withdrawn', responsible: null, reason: '' })
  const [wasTried, setTried] = useState(false)
  const removing = useRemoveOrders()
  const count = orders.length
  const codes = useShortList()(orders.map(({ code }) => code))
  const remove = () => {
    setTried(true)
    if (needsReason(removal)) return
    removing.mutate(removalSent(orders, removal), {
      onSuccess: () => {
        onClose()
        onRemoved()
      },
    })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('remove.title', { count })}
      confirmLabel={t('remove.confirm', { count })}
      onConfirm={remove}
      isRunning={removing.isPending}
      dangerous
    >
      <p>{t('remove.what', { count, codes })}</p>
      <RemovalFields possible={possibleRemovals(orders)} removal={removal} onChange={setRemoval} wasTried={wasTried} />
      <Note tone="neutral">
        {removalEffects(orders)
          .map((effect) => t(`remove.effects.${effect}`, { count }))
          .join(' ')}
      </Note>
      {removing.error ? (
        <p className={styles.error} role="alert">
          <Refusal error={removing.error} />
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
