import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../scanning/scan-tones.ts'
import { ConnectedScanning } from '../scan/connected-scanning.tsx'
import station from '../station.module.css'
import { LastLoads } from './last-loads.tsx'
import { LoadResult } from './load-result.tsx'
import styles from './loading.module.css'
import type { CargoOfManifest } from './loading.queries.ts'
import { LoadingHead } from './loading-head.tsx'
import { MissingList } from './missing-list.tsx'
import { useLoading } from './use-loading.ts'

/** A scan loads a bundle of this manifest; how many are loaded, and which are missing. */
export function LoadingStation({ cargo, play }: { cargo: CargoOfManifest; play: (tone: Tone) => void }) {
  const { t } = useTranslation('warehouse')
  const loading = useLoading(cargo, play)
  const [areMissingShown, setMissingShown] = useState(false)
  const missing = cargo.bundles.filter(({ loadedAt }) => loadedAt === null)
  return (
    <div className={styles.place}>
      <LoadingHead
        cargo={cargo}
        missingCount={missing.length}
        areMissingShown={areMissingShown}
        onShowMissing={() => setMissingShown(!areMissingShown)}
      />
      <div className={station.station}>
        <div className={station.work}>
          <ConnectedScanning
            work={loading}
            label={t('scan.UIO')}
            placeholder="BUL-000123"
            needsConnection={t('loading.needsConnection')}
          />
          <LoadResult loading={loading} isAllLoaded={cargo.bundles.length > 0 && missing.length === 0} />
        </div>
        <div className={station.side}>
          <LastLoads loads={loading.loads} onUndo={loading.undo} />
        </div>
      </div>
      {areMissingShown ? <MissingList cargo={cargo} missing={missing} /> : null}
    </div>
  )
}
