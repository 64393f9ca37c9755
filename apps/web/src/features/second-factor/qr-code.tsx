import type { Enrolment } from '@app/contract/second-factor.contract'
import styles from './second-factor.module.css'

/** Four modules stay white around it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Dark on white in either theme: many readers see nothing else. */
export function QrCode({ size, path, label }: Enrolment['qrCode'] & { label: string }) {
  const whole = size + 2 * QUIET_ZONE
  return (
    <svg
      className={styles.qrCode}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
