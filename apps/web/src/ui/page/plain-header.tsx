import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { LanguagePicker } from './language-picker.tsx'
import styles from './plain-header.module.css'
import { ThemeToggle } from './theme-toggle.tsx'

type Props = {
  /** Where the name of the house leads; nowhere while the person cannot go anywhere. */
  home?: string
  /** Without a line where the page below it is of one piece. */
  hasLine?: boolean
  children?: ReactNode
}

/** The head of a page without menu: the house, the language, the theme. */
export function PlainHeader({ home, hasLine = true, children }: Props) {
  const { t } = useTranslation()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <header className={styles.header} data-line={hasLine}>
      {home ? (
        <a href={home} className={styles.home}>
          <Brand />
        </a>
      ) : (
        <Brand />
      )}
      <div className={styles.tools}>
        <LanguagePicker onAnswer={(isThere) => setHasFailed(!isThere)} />
        <ThemeToggle />
        {children}
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('ui.languageFailed')}
        </p>
      )}
    </header>
  )
}
