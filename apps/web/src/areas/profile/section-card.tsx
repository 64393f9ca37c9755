import type { ReactNode } from 'react'
import styles from './section-card.module.css'

type Props = { title: string; sentence?: ReactNode; children: ReactNode }

export function SectionCard({ title, sentence, children }: Props) {
  return (
    <section className={styles.card}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
      </div>
      {children}
    </section>
  )
}
