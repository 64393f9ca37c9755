import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconPigMoney from '@tabler/icons-react/dist/esm/icons/IconPigMoney.mjs'
import type { ReactNode } from 'react'
import styles from './note.module.css'

const ICONS = { red: IconAlertTriangle, green: IconPigMoney, neutral: IconInfoCircle }

type Props = {
  tone: keyof typeof ICONS
  /** In place of the tone's own. */
  icon?: Icon
  title?: string
  children?: ReactNode
  action?: ReactNode
  isRefusal?: boolean
}

/** A few words that belong to what stands around them: what is missing, what was refused, what is saved. */
export function Note({ tone, icon, title, children, action, isRefusal = false }: Props) {
  const NoteIcon = icon ?? ICONS[tone]
  return (
    <div className={styles.note} data-tone={tone} {...(isRefusal ? { role: 'alert' } : {})}>
      <NoteIcon aria-hidden />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
