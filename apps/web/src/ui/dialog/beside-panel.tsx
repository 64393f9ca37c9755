import { CloseButton, Portal } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './beside-panel.module.css'
import { wholeCodes } from './whole-codes.tsx'

type Props = {
  onClose: () => void
  title: ReactNode
  /** Beside the button that closes. */
  tools?: ReactNode
  classNames: Readonly<Record<'content' | 'header' | 'title' | 'body', string | undefined>>
  children: ReactNode
}

/** Once it is there; from then on the focus is where the person brings it. */
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true })

/** A record beside the list that it was opened from: the list stays in use, and the page makes room (shell/shell.module.css). */
export function BesidePanel({ onClose, title, tools, classNames, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Portal>
      <div
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        data-beside-panel
        data-record-panel
        className={[styles.panel, classNames.content].join(' ')}
      >
        <div className={[styles.header, classNames.header].join(' ')}>
          <h2 id={id} className={[styles.title, classNames.title].join(' ')}>
            {wholeCodes(title)}
          </h2>
          {tools}
          <CloseButton ref={takeFocus} aria-label={t('ui.close', { ns: 'common' })} onClick={onClose} />
        </div>
        <div className={classNames.body}>{children}</div>
      </div>
    </Portal>
  )
}
