import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconMapPinX from '@tabler/icons-react/dist/esm/icons/IconMapPinX.mjs'
import IconPlaneArrival from '@tabler/icons-react/dist/esm/icons/IconPlaneArrival.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import type { ReactNode } from 'react'
import type { ReceiptKind } from '../../scan-queue/scan-task.ts'
import type { ScanOutcome } from './scan-outcome.ts'
import styles from './scan-signal.module.css'

/** `done`: taken at once · `asked`: a person says · `refused`: it stays where it is. */
type SignalKind = ScanOutcome['kind'] | ReceiptKind | 'failed' | 'saved' | 'swallowed' | 'done' | 'asked' | 'refused'

// biome-ignore format: a table reads best as a table
const LOOKS: Record<SignalKind, { tone: 'green' | 'orange' | 'red' | 'teal' | 'blue'; icon: Icon }> = {
  expected:   { tone: 'green',  icon: IconCheck },
  toArrive:   { tone: 'green',  icon: IconPlaneArrival },
  received:   { tone: 'green',  icon: IconCheck },
  arrived:    { tone: 'green',  icon: IconPlaneArrival },
  toWeigh:    { tone: 'green',  icon: IconScale },
  weighed:    { tone: 'orange', icon: IconCopy },
  undone:     { tone: 'blue',   icon: IconCheck },
  reported:   { tone: 'blue',   icon: IconCheck },
  saved:      { tone: 'blue',   icon: IconCloudUp },
  kept:       { tone: 'orange', icon: IconCopy },
  duplicate:  { tone: 'orange', icon: IconCopy },
  waiting:    { tone: 'orange', icon: IconHourglass },
  incomplete: { tone: 'orange', icon: IconAlertTriangle },
  unmatched:  { tone: 'teal',   icon: IconQuestionMark },
  doubtful:   { tone: 'orange', icon: IconQuestionMark },
  unknown:    { tone: 'red',    icon: IconQuestionMark },
  wrongPlace: { tone: 'red',    icon: IconMapPinX },
  failed:     { tone: 'red',    icon: IconCloudOff },
  swallowed:  { tone: 'red',    icon: IconHandStop },
  done:       { tone: 'green',  icon: IconCheck },
  asked:      { tone: 'orange', icon: IconQuestionMark },
  refused:    { tone: 'red',    icon: IconMapPinX },
}

type Props = { kind: SignalKind; title: string; sentence?: ReactNode; children?: ReactNode }

/** A band that says what the scan was, seen from the other end of the table. */
export function ScanSignal({ kind, title, sentence, children }: Props) {
  const { tone, icon: SignalIcon } = LOOKS[kind]
  return (
    <div className={styles.signal} data-tone={tone} data-kind={kind}>
      <SignalIcon aria-hidden />
      <div className={styles.signalWords} role={tone === 'red' ? 'alert' : 'status'}>
        <p className={styles.signalTitle}>{title}</p>
        {sentence ? <p>{sentence}</p> : null}
      </div>
      {children}
    </div>
  )
}
