import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { type Done, LastDone } from '../scan/last-done.tsx'
import card from '../station-card.module.css'
import type { Load } from './use-loading.ts'

/** The last bundles that this station loaded. */
export function LastLoads({ loads, onUndo }: { loads: readonly Load[]; onUndo: (load: Load) => Promise<void> }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const done = loads.map((load): Done => {
    const { bundle, at, isUndone } = load
    return {
      key: `${bundle.id} ${at}`,
      code: bundle.code,
      beside: (
        <time className={card.quiet} dateTime={at}>
          {format.instant(at, 'MIA')}
        </time>
      ),
      whose: bundle.consigneeName,
      isUndone,
      undo: () => void onUndo(load),
    }
  })
  return <LastDone done={done} none={t('loading.noLoads')} />
}
