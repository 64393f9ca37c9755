import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = { icon: Icon; title: string; sentence?: ReactNode; action?: ReactNode }

/** An empty page teaches: an icon, a sentence, a button. */
export function EmptyState({ icon: EmptyIcon, title, sentence, action }: Props) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <EmptyIcon aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
