import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import styles from './receive.module.css'

export type SignalKind = 'expected' | 'duplicate' | 'waiting' | 'unknown' | 'failed' | 'received' | 'incomplete' | 'unmatched'

// biome-ignore format: a table reads best as a table
const LOOKS: Record<SignalKind, { tone: 'green' | 'orange' | 'red' | 'teal'; icon: Icon }> = {
  expected:   { tone: 'green',  icon: IconCheck },
  received:   { tone: 'green',  icon: IconCheck },
  duplicate:  { tone: 'orange', icon: IconCopy },
  waiting:    { tone: 'orange', icon: IconHourglass },
  incomplete: { tone: 'orange', icon: IconAlertTriangle },
  unmatched:  { tone: 'teal',   icon: IconQuestionMark },
  unknown:    { tone: 'red',    icon: IconQuestionMark },
  failed:     { tone: 'red',    icon: IconCloudOff },
}

/** A band that says what the scan was, seen from the other end of the table. */
export function ScanSignal({ kind, title, sentence }: { kind: SignalKind; title: string; sentence?: string }) {
  const { tone, icon: SignalIcon } = LOOKS[kind]
  return (
    <div className={styles.signal} data-tone={tone} role="status">
      <SignalIcon aria-hidden />
      <div>
        <p className={styles.signalTitle}>{title}</p>
        {sentence ? <p>{sentence}</p> : null}
      </div>
    </div>
  )
}
