import { useTranslation } from 'react-i18next'
import { type Done, LastDone } from '../scan/last-done.tsx'
import type { Placed } from './use-shelving.ts'

/** The last packages that this station put on shelves. */
export function LastPlaced({ placed, onUndo }: { placed: readonly Placed[]; onUndo: (one: Placed) => Promise<void> }) {
  const { t } = useTranslation('warehouse')
  const done = placed.map((one, index): Done => {
    const { order, code, at, isUndone } = one
    return {
      key: `${order.id} ${at}`,
      code: order.code,
      beside: <span>{code}</span>,
      whose: order.client?.name ?? t('noClient'),
      isUndone,
      undo: isMovedSince(placed, index) ? null : () => void onUndo(one),
    }
  })
  return <LastDone done={done} none={t('shelving.nonePlaced')} />
}

/** It was put somewhere else after this. */
const isMovedSince = (placed: readonly Placed[], index: number): boolean =>
  placed.slice(0, index).some(({ order, isUndone }) => order.id === placed[index]?.order.id && !isUndone)
