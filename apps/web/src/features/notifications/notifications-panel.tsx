import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { componentAddress } from './component-address.ts'
import { useNotifications } from './notifications.queries.ts'
import styles from './notifications-panel.module.css'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { PlainList } from './plain-list.tsx'
import { useChoices } from './use-choices.ts'
import { useComponent } from './use-component.ts'
import { useShown } from './use-shown.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The remote component in its frame; the page's own plain list where that is off, slow, missing or broken. */
export function NotificationsPanel({ isOpen, onClose }: Props) {
  const { t } = useTranslation('notifications')
  const frame = useRef<HTMLIFrameElement>(null)
  const address = componentAddress()
  const list = useNotifications(isOpen)
  const items = list.data ?? null
  const { choose, open, readAll } = useChoices(items, onClose)
  const component = useComponent(frame, {
    isOpen,
    shown: useShown(items),
    onMessage: (message) => {
      if (message.type === 'open') open(message.id, message.location)
      else if (message.type === 'readAll') readAll()
      else onClose()
    },
  })
  const isPlain = address === null || component === 'missing'
  const isShowing = isOpen && items !== null && !isPlain && component === 'ready'
  useEffect(() => {
    if (isShowing) frame.current?.focus()
  }, [isShowing])

  const hasFailed = list.isError && items === null
  const isListed = isPlain && items !== null
  return (
    <>
      {address ? (
        // The sandbox gives it an origin of its own: it reaches neither this page, nor its storage, nor the network.
        <iframe
          ref={frame}
          src={address}
          sandbox="allow-scripts"
          title={t('title')}
          className={styles.frame}
          hidden={!isShowing}
        />
      ) : null}
      {hasFailed ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {isListed ? <PlainList items={items} onChoose={choose} onReadAll={readAll} /> : null}
      {isShowing || isListed || hasFailed ? null : <PanelSkeleton />}
    </>
  )
}
