import { Button } from '@mantine/core'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StationCards } from '../../scanning/station-cards.ts'
import { type CameraProblem, watchCamera } from '../../scanning/watch-camera.ts'
import styles from './camera-scanner.module.css'

type Props = { onScan: (text: string) => void; onClose: () => void }

/** The camera as a scanner, where the browser can read codes; where it cannot, it says what can. */
export function CameraScanner({ onScan, onClose }: Props) {
  const { t } = useTranslation('warehouse')
  const video = useRef<HTMLVideoElement>(null)
  const isCard = use(StationCards)
  const latest = useRef(onScan)
  latest.current = (text) => {
    if (!isCard(text)) onScan(text)
  }
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  useEffect(() => {
    if (!video.current) return
    return watchCamera(video.current, (text) => latest.current(text), setProblem)
  }, [])
  return (
    <section className={styles.camera} aria-label={t('camera.title')}>
      {problem ? (
        <p role="alert" className={styles.cameraProblem}>
          {t(`camera.${problem}`)}
        </p>
      ) : (
        <div className={styles.viewfinder}>
          <video ref={video} muted playsInline aria-label={t('camera.picture')} />
          <span className={styles.aim} aria-hidden />
        </div>
      )}
      <Button size="lg" variant="default" onClick={onClose}>
        {t('camera.close')}
      </Button>
    </section>
  )
}
