import type { Older } from '@app/contract/news/remote-notifications'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { componentAddress } from './component-address.ts'
import { useNotifications } from './notifications.queries.ts'
import styles from './notifications-panel.module.css'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { useChoices } from './use-choices.ts'
import { useComponent } from './use-component.ts'
import { useIsLive } from './use-live.ts'
import { useShown } from './use-shown.ts'

const PlainList = lazy(async () => ({ default: (await import('./plain-list.tsx')).PlainList }))

type Props = { isOpen: boolean; onClose: () => void }

/** The remote component in its frame; the page's own plain list where that is off, slow, missing or broken. */
export function NotificationsPanel({ isOpen, onClose }: Props) {
  const { t } = useTranslation('notifications')
  const frame = useRef<HTMLIFrameElement>(null)
  const address = componentAddress()
  const list = useNotifications(isOpen, useIsLive())
  const items = list.data ?? null
  const older = olderOf(list)
  const { choose, open, readAll, openPreferences } = useChoices(items, onClose)
  const showOlder = () => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
  }
  const { state, onLoad } = useComponent(frame, {
    isOpen,
    shown: useShown(items, older),
    onMessage: (message) => {
      if (message.type === 'open') open(message.id, message.location)
      else if (message.type === 'readAll') readAll()
      else if (message.type === 'older') showOlder()
      else if (message.type === 'preferences') openPreferences()
      else onClose()
    },
  })
  const isPlain = address === null || state === 'missing' || state === 'expelled'
  const isShowing = isOpen && items !== null && !isPlain && state === 'ready'
  useEffect(() => {
    if (isShowing) frame.current?.focus()
  }, [isShowing])

  const hasFailed = list.isError && items === null
  const isListed = isPlain && items !== null
  const plain = { older, onChoose: choose, onReadAll: readAll, onOlder: showOlder, onPreferences: onClose }
  return (
    <>
      {address && state !== 'expelled' ? (
        // The sandbox gives it an origin of its own: it reaches neither this page, nor its storage, nor the network.
        <iframe
          ref={frame}
          src={address}
          sandbox="allow-scripts"
          title={t('bell.title')}
          className={styles.frame}
          hidden={!isShowing}
          onLoad={onLoad}
        />
      ) : null}
      {hasFailed ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {isListed ? (
        <Suspense fallback={<PanelSkeleton />}>
          <PlainList items={items} {...plain} />
        </Suspense>
      ) : null}
      {isOpen && !(isShowing || isListed || hasFailed) ? <PanelSkeleton /> : null}
    </>
  )
}

type List = ReturnType<typeof useNotifications>

function olderOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: List): Older {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'failed'
  return hasNextPage ? 'waiting' : 'none'
}
