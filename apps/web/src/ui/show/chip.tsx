import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type Tone = 'blue' | 'violet' | 'teal' | 'amber' | 'orange' | 'red' | 'green' | 'neutral'

export function Chip({ tone, icon: ChipIcon, children }: { tone: Tone; icon?: Icon; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {ChipIcon ? <ChipIcon aria-hidden /> : null}
      {children}
    </span>
  )
}
