import { SIGNED_OUT_PATHS, TEXT_PATHS } from '@app/contract/paths'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorking } from '../../session/work/working.ts'
import { isInitialScreen } from '../../ui/page/initial-screen.ts'
import { PlainHeader } from '../../ui/page/plain-header.tsx'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import { Crossing } from './crossing.tsx'
import styles from './welcome.module.css'

type Props = { title: string; sentence: ReactNode; wide?: boolean; children: ReactNode }

/** What the signed-out pages share: what the product is at one side, the form at the other. */
export function Welcome({ title, sentence, wide = false, children }: Props) {
  const { t } = useTranslation(['signed-out', 'common'])
  const isWorking = useWorking()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => {
    if (!isInitialScreen()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.welcome}>
      <aside className={styles.story}>
        <div className={styles.pitch}>
          <div>
            <p className={styles.promise}>{t('story.promise')}</p>
            <p className={styles.how}>{t('story.how')}</p>
          </div>
          <Crossing />
        </div>
      </aside>
      <div className={styles.side}>
        <PlainHeader home={SIGNED_OUT_PATHS.signIn} hasLine={false} />
        <main className={styles.main} data-wide={wide}>
          <p className={styles.what}>{t('story.what', { product: t('common:ui.product') })}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.sentence}>{sentence}</p>
          {children}
          <p role="status" className={styles.working}>
            {isWorking ? t('working') : null}
          </p>
          <footer className={styles.texts}>
            <a href={TEXT_PATHS.terms}>{t('texts.terms')}</a>
            <a href={TEXT_PATHS.privacy}>{t('texts.privacy')}</a>
          </footer>
        </main>
      </div>
    </div>
  )
}
