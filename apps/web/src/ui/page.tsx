import { type ReactNode, useEffect, useRef } from 'react'
import { isFirstPage } from './first-page.ts'
import styles from './page.module.css'
import { useDocumentTitle } from './use-document-title.ts'

type Props = {
  title: string
  /** One sentence: what is here. */
  sentence?: ReactNode
  /** The main action, at the right. */
  action?: ReactNode
  /** `form`: no wider than a form may be. */
  width?: 'content' | 'form'
  children: ReactNode
}

export function Page({ title, sentence, action, width = 'content', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  // Whoever cannot see that the page changed hears its title.
  useEffect(() => {
    if (isFirstPage()) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.header}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      {children}
    </div>
  )
}
