import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Readings, useScanner } from '../../scanning/use-scanner.ts'
import { ScanField } from './scan-field.tsx'
import { ScanSignal } from './scan-signal.tsx'

const CameraScanner = lazy(() => import('./camera-scanner.tsx').then((module) => ({ default: module.CameraScanner })))

type Props = {
  label: string
  placeholder: string
  /** Why this work waits for the connection. */
  needsConnection: string
  /** Enter, where nothing was typed. */
  onEnter?: () => void
  work: {
    state: { step: string }
    isBusy: boolean
    isConnected: boolean
    /** Scans that came while something waited for a person. */
    swallowed: number
    hear: (readings: Readings) => void
  }
}

/** The field and the camera of a station that needs the connection, and why a scan was not taken. */
export function ConnectedScanning({ label, placeholder, needsConnection, onEnter, work }: Props) {
  const { t } = useTranslation('warehouse')
  const field = useRef<HTMLInputElement>(null)
  const [isCameraOpen, setCameraOpen] = useState(false)
  const { state, isBusy, isConnected, swallowed, hear } = work
  useScanner(hear)
  // Unless something waits for an answer, the next thing is a scan.
  useEffect(() => {
    const next = document.querySelector<HTMLElement>('[data-next]')
    if (next) return next.focus()
    if (state.step !== 'failed') field.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <>
      <ScanField
        label={label}
        placeholder={placeholder}
        field={field}
        isLooking={isBusy}
        onScan={(text) => hear([text])}
        onEnter={onEnter}
        onOpenCamera={() => setCameraOpen(true)}
      />
      {isCameraOpen ? (
        <Suspense>
          <CameraScanner onScan={(text) => hear([text])} onClose={() => setCameraOpen(false)} />
        </Suspense>
      ) : null}
      {isConnected ? null : <ScanSignal kind="failed" title={t('queue.offline')} sentence={needsConnection} />}
      {swallowed > 0 && isConnected ? (
        <ScanSignal key={swallowed} kind="swallowed" title={t('swallowed')} sentence={t('swallowedHelp')} />
      ) : null}
    </>
  )
}
