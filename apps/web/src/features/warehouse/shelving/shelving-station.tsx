import type { Location } from '@app/contract/locations/locations.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import { ConnectedScanning } from '../scan/connected-scanning.tsx'
import station from '../station.module.css'
import { LastPlaced } from './last-placed.tsx'
import styles from './shelving.module.css'
import { ShelvingResult } from './shelving-result.tsx'
import { useShelving } from './use-shelving.ts'

/** A shelf is scanned, then the packages that go there. */
export function ShelvingStation({ shelves, play }: { shelves: readonly Location[]; play: (tone: Tone) => void }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const shelving = useShelving(shelves, play)
  const { onto } = shelving
  return (
    <div className={station.station}>
      <div className={station.work}>
        {onto ? (
          <p className={styles.onto} role="status">
            <span className={styles.label}>{t('shelving.onto')}</span> <strong>{onto.code}</strong>{' '}
            <span className={styles.quiet}>
              {[
                t(`shelves.warehouses.${onto.warehouse}`),
                onto.zone,
                t('shelves.holds', { count: onto.orderCount, number: format.number(onto.orderCount) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        ) : null}
        <ConnectedScanning
          work={shelving}
          label={t(onto ? 'shelving.package' : 'shelving.shelf')}
          placeholder={onto ? 'ORD-000123' : (shelves.find(({ isActive }) => isActive)?.code ?? 'A-01')}
          needsConnection={t('shelving.needsConnection')}
        />
        <ShelvingResult shelving={shelving} />
      </div>
      <div className={station.side}>
        <LastPlaced placed={shelving.placed} onUndo={shelving.undo} />
      </div>
    </div>
  )
}
