import { Button } from '@mantine/core'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Page } from '../../ui/page.tsx'
import styles from './receive.module.css'
import { RecentReceiptsList } from './recent-receipts-list.tsx'
import { ScanField } from './scan-field.tsx'
import { ScanResult } from './scan-result.tsx'
import { useReceiveStation } from './use-receive-station.ts'
import { useSound } from './use-sound.ts'

/** The station where packages are received in Miami: scan, weigh, confirm, next. */
export function ReceivePage() {
  const { t } = useTranslation('administrator')
  const field = useRef<HTMLInputElement>(null)
  const { isMuted, mute, play } = useSound()
  const station = useReceiveStation(play)
  const { state } = station
  // Unless a package waits for its weight, the next thing is a scan.
  useEffect(() => {
    const isToWeigh = state.step === 'found' && (state.outcome.kind === 'expected' || state.outcome.kind === 'unknown')
    if (!isToWeigh) field.current?.focus()
  }, [state])
  useScanOfAddress(station.scan)
  const cancel = () => {
    station.clear()
    field.current?.focus()
  }
  return (
    <Page
      title={t('warehouse.title')}
      sentence={t('warehouse.sentence')}
      action={
        <Button
          variant="default"
          className={styles.sound}
          aria-pressed={!isMuted}
          leftSection={isMuted ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
          onClick={() => mute(!isMuted)}
        >
          {t(isMuted ? 'warehouse.soundOff' : 'warehouse.soundOn')}
        </Button>
      }
    >
      <div className={styles.station}>
        <div className={styles.work}>
          <ScanField field={field} isLooking={station.isLooking} onScan={station.scan} />
          <ScanResult station={station} onCancel={cancel} />
        </div>
        <RecentReceiptsList />
      </div>
    </Page>
  )
}

/** `?scan=` of a link from an order, looked up once. */
function useScanOfAddress(scan: (text: string) => void): void {
  const [search, setSearch] = useSearchParams()
  const scanned = search.get('scan')
  const start = useRef(scan)
  start.current = scan
  useEffect(() => {
    if (!scanned) return
    setSearch({}, { replace: true })
    start.current(scanned)
  }, [scanned, setSearch])
}
