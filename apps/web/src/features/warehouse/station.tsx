import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { useScanQueue } from '../scan-queue/use-scan-queue.ts'
import type { Tone } from '../scanning/scan-tones.ts'
import { type Readings, useScanner } from '../scanning/use-scanner.ts'
import { LastScans } from './scan/last-scans.tsx'
import { QueueBar } from './scan/queue-bar.tsx'
import { ScanField } from './scan/scan-field.tsx'
import { ScanListBar, ScanListDialog } from './scan/scan-list.tsx'
import type { Place } from './scan/scan-outcome.ts'
import { ScanResult } from './scan/scan-result.tsx'
import { useScanList } from './scan/use-scan-list.ts'
import styles from './station.module.css'
import { useStation } from './use-station.ts'

const CameraScanner = lazy(() => import('./scan/camera-scanner.tsx').then((module) => ({ default: module.CameraScanner })))

const LIKE: Record<Place, string> = { MIA: '1Z999AA10123456784', UIO: 'BUL-000123' }

/** Where packages come in: a scanner, a scale, and what to do next. */
export function Station({ place, play }: { place: Place; play: (tone: Tone) => void }) {
  const { t } = useTranslation('warehouse')
  const field = useRef<HTMLInputElement>(null)
  const { userId } = useActor()
  const station = useStation(place, play)
  const queue = useScanQueue(userId)
  const list = useScanList(station)
  const [opened, setOpened] = useState<'list' | 'camera' | null>(null)
  const { state } = station
  useScanner(station.hear)
  useScanOfAddress(station.look)
  // Unless something waits for a weight or an answer, the next thing is a scan.
  useEffect(() => {
    const next = document.querySelector<HTMLElement>('[data-next]')
    if (next) return next.focus()
    const kind = state.step === 'found' ? state.found.outcome.kind : null
    const takesFocus =
      state.step === 'failed' || ['expected', 'waiting', 'toWeigh', 'weighed', 'wrongPlace', 'unknown'].includes(kind ?? '')
    if (!takesFocus) field.current?.focus({ preventScroll: true })
  }, [state])
  const cancel = () => {
    station.clear()
    field.current?.focus()
  }
  const startList = (numbers: readonly string[]) => {
    setOpened(null)
    list.start(numbers)
  }
  return (
    <div className={styles.station}>
      <div className={styles.work}>
        <ScanField
          label={t(`scan.${place}`)}
          placeholder={LIKE[place]}
          field={field}
          isLooking={station.isBusy}
          onScan={(text) => station.hear([text])}
          onList={startList}
          onOpenList={() => setOpened('list')}
          onOpenCamera={() => setOpened('camera')}
        />
        {opened === 'camera' ? (
          <Suspense>
            <CameraScanner onScan={(text) => station.hear([text])} onClose={() => setOpened(null)} />
          </Suspense>
        ) : null}
        <ScanListBar left={list.left} done={list.done} onSkip={list.skip} onStop={list.stop} />
        <ScanResult station={station} latest={queue.latest} onCancel={cancel} />
      </div>
      <div className={styles.side}>
        <QueueBar queue={queue} />
        <LastScans latest={queue.latest} />
      </div>
      {opened === 'list' ? <ScanListDialog onStart={startList} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}

/** `?scan=` of a link from an order, looked up once. */
function useScanOfAddress(look: (readings: Readings) => Promise<void>): void {
  const [search, setSearch] = useSearchParams()
  const scanned = search.get('scan')
  const start = useRef(look)
  start.current = look
  useEffect(() => {
    if (!scanned) return
    setSearch({}, { replace: true })
    void start.current([scanned])
  }, [scanned, setSearch])
}
