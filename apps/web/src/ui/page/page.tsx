import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { hasActedSinceNavigation } from './acted-since-navigation.ts'
import { isInitialScreen } from './initial-screen.ts'
import styles from './page.module.css'
import { TabsSlotContext } from './tabs-slot.ts'
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
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [shownSaved, setShownSaved] = useState<string | null>(null)
  const tabs = useMemo(() => ({ slot, setSlot, shownSaved, setShownSaved }), [slot, shownSaved])
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  const isReturning = useNavigationType() === 'POP'
  // A screen reader hears the title of the new page; a person who returns finds their place in it (the shell).
  const arrive = useEffectEvent(() => {
    if (isInitialScreen()) return
    if (!hasActedSinceNavigation()) heading.current?.focus({ preventScroll: true })
    if (!isReturning) scrollTo(0, 0)
  })
  useEffect(() => arrive(), [])
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
      <TabsSlotContext value={tabs}>{children}</TabsSlotContext>
    </div>
  )
}
