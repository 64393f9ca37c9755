import { Button } from '@mantine/core'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './signature-pad.module.css'

type Props = {
  /** Who signs. */
  label: string
  onChange: (signature: File | null) => void
}

const PEN_IN_PIXELS = 2
/** It is printed on paper: dark on white in both themes. */
const INK = '#1b2022'
const PAPER = '#ffffff'

/** Somebody signs with a finger, a pen or the mouse. */
export function SignaturePad({ label, onChange }: Props) {
  const { t } = useTranslation('bills')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSigned, setSigned] = useState(false)
  useEffect(() => {
    if (canvas.current) prepare(canvas.current)
  }, [])

  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const { currentTarget: target, pointerId } = event
    target.setPointerCapture(pointerId)
    target.getContext('2d')?.beginPath()
    draw(event)
    setSigned(true)
  }
  const draw = ({ currentTarget: target, nativeEvent, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return
    const context = target.getContext('2d')
    context?.lineTo(nativeEvent.offsetX, nativeEvent.offsetY)
    context?.stroke()
  }
  const finish = () =>
    canvas.current?.toBlob((picture) => {
      if (picture) onChange(new File([picture], 'firma.png', { type: 'image/png' }))
    }, 'image/png')
  const clear = () => {
    if (canvas.current) prepare(canvas.current)
    setSigned(false)
    onChange(null)
  }
  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        className={styles.paper}
        role="img"
        aria-label={isSigned ? t('signed') : label}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={finish}
      />
      <div className={styles.padFoot}>
        <span className={styles.quiet}>{isSigned ? t('signed') : label}</span>
        <Button variant="subtle" size="compact-sm" disabled={!isSigned} onClick={clear}>
          {t('signAgain')}
        </Button>
      </div>
    </div>
  )
}

/** White paper with as many points as the screen has. */
function prepare(canvas: HTMLCanvasElement): void {
  const { clientWidth, clientHeight } = canvas
  canvas.width = clientWidth * devicePixelRatio
  canvas.height = clientHeight * devicePixelRatio
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(devicePixelRatio, devicePixelRatio)
  context.fillStyle = PAPER
  context.fillRect(0, 0, clientWidth, clientHeight)
  Object.assign(context, { strokeStyle: INK, lineWidth: PEN_IN_PIXELS, lineCap: 'round', lineJoin: 'round' })
}
