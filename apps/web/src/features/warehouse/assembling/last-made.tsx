import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { BundleLabelButton } from '../../bundles/bundle-label-button.tsx'
import { type Done, LastDone } from '../scan/last-done.tsx'
import type { Made } from './use-assembling.ts'

/** The last bundles that this station made, each with its label and its way back. */
export function LastMade({ made, onUndo }: { made: readonly Made[]; onUndo: (one: Made) => Promise<void> }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const done = made.map((one): Done => {
    const { id, code, consignee, weightInGrams } = one.bundle
    return {
      key: id,
      code,
      beside: <span className="tabular">{format.weight(weightInGrams)}</span>,
      whose: consignee.name,
      isUndone: one.isUndone,
      act: <BundleLabelButton bundle={one.bundle} size="compact-md" variant="subtle" />,
      undo: () => void onUndo(one),
    }
  })
  return <LastDone done={done} none={t('assembling.noneMade')} />
}
