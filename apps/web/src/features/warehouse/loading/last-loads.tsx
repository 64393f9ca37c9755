import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import recent from '../scan/last-scans.module.css'
import card from '../station-card.module.css'
import type { Load } from './use-loading.ts'

/** The last scans of this station, each with its way back. */
export function LastLoads({ loads, onUndo }: { loads: readonly Load[]; onUndo: (load: Load) => Promise<void> }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  return (
    <section className={recent.recent} aria-labelledby="last-scans">
      <h2 id="last-scans" className={recent.recentTitle}>
        {t('recent')}
      </h2>
      {loads.length === 0 ? (
        <p className={card.quiet}>{t('loading.noLoads')}</p>
      ) : (
        <ol className={recent.receipts}>
          {loads.map((load) => (
            <li key={`${load.bundle.id} ${load.at}`} className={recent.receipt} data-undone={load.isUndone}>
              <div className={recent.receiptHead}>
                <strong>{load.bundle.code}</strong>
                <time className={card.quiet} dateTime={load.at}>
                  {format.instant(load.at, 'MIA')}
                </time>
              </div>
              <div className={recent.receiptFoot}>
                <span className={card.quiet}>{load.bundle.consigneeName}</span>
                {load.isUndone ? null : (
                  <Button
                    variant="subtle"
                    size="compact-md"
                    leftSection={<IconArrowBackUp aria-hidden />}
                    aria-label={t('undoOf', { code: load.bundle.code })}
                    onClick={() => void onUndo(load)}
                  >
                    {t('undo')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
