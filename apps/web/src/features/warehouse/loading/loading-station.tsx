import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../scanning/scan-tones.ts'
import { useScanner } from '../../scanning/use-scanner.ts'
import { ScanField } from '../scan/scan-field.tsx'
import { ScanSignal } from '../scan/scan-signal.tsx'
import station from '../station.module.css'
import { LastLoads } from './last-loads.tsx'
import { LoadResult } from './load-result.tsx'
import styles from './loading.module.css'
import type { CargoOfManifest } from './loading.queries.ts'
import { LoadingHead } from './loading-head.tsx'
import { MissingList } from './missing-list.tsx'
import { useLoading } from './use-loading.ts'

const CameraScanner = lazy(() => import('../scan/camera-scanner.tsx').then((module) => ({ default: module.CameraScanner })))

/** A scan loads a bundle of this manifest; how many are loaded, and which are missing. */
export function LoadingStation({ cargo, play }: { cargo: CargoOfManifest; play: (tone: Tone) => void }) {
  const { t } = useTranslation('warehouse')
  const field = useRef<HTMLInputElement>(null)
  const loading = useLoading(cargo, play)
  const [opened, setOpened] = useState<'camera' | null>(null)
  const [areMissingShown, setMissingShown] = useState(false)
  const { state, isConnected, swallowed } = loading
  useScanner(loading.hear)
  // Unless something waits for an answer, the next thing is a scan.
  useEffect(() => {
    const next = document.querySelector<HTMLElement>('[data-next]')
    if (next) return next.focus()
    if (state.step !== 'failed') field.current?.focus({ preventScroll: true })
  }, [state])
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
          <ScanField
            label={t('scan.UIO')}
            placeholder="BUL-000123"
            field={field}
            isLooking={loading.isBusy}
            onScan={(text) => loading.hear([text])}
            onOpenCamera={() => setOpened('camera')}
          />
          {opened === 'camera' ? (
            <Suspense>
              <CameraScanner onScan={(text) => loading.hear([text])} onClose={() => setOpened(null)} />
            </Suspense>
          ) : null}
          {isConnected ? null : <ScanSignal kind="failed" title={t('queue.offline')} sentence={t('loading.needsConnection')} />}
          {swallowed > 0 && isConnected ? (
            <ScanSignal key={swallowed} kind="swallowed" title={t('swallowed')} sentence={t('swallowedHelp')} />
          ) : null}
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
