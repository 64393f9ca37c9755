import { HOME_PATH } from '@app/contract/paths'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/page/brand.tsx'
import { LanguagePicker } from '../../ui/page/language-picker.tsx'
import { ThemeToggle } from '../../ui/page/theme-toggle.tsx'
import styles from './public-page.module.css'

/** A page to be read by everybody, with or without an account. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={HOME_PATH} className={styles.home}>
          <Brand />
        </a>
        <div className={styles.tools}>
          <LanguagePicker />
          <ThemeToggle />
        </div>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
