import { HOME_PATH } from '@app/contract/paths'
import type { ReactNode } from 'react'
import { PlainHeader } from '../../ui/page/plain-header.tsx'
import styles from './public-page.module.css'

/** A page to be read by everybody, with or without an account. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PlainHeader home={HOME_PATH} />
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
