import type { QrCode as Code } from '@app/contract/fields/qr-code'

/** Four modules stay white around it (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** Dark on white in either theme: many readers see nothing else. */
export function QrCode({ size, path, label, className }: Code & { label: string; className: string | undefined }) {
  const whole = size + 2 * QUIET_ZONE
  return (
    <svg
      className={className}
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
