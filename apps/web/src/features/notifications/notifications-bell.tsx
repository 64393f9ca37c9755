import { ActionIcon } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefreshAfterChanges, useUnread } from './notifications.queries.ts'
import styles from './notifications-bell.module.css'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { usePushedPlace } from './push/use-pushed-place.ts'
import { useFollowedDuties } from './use-followed-duties.ts'
import { useIsLive, useLive } from './use-live.ts'
import { useUnreadMarks } from './use-unread-marks.ts'

const loadPanel = () => import('./notifications-panel.tsx')
const NotificationsPanel = lazy(async () => ({ default: (await loadPanel()).NotificationsPanel }))

const MOST_SHOWN = 99

/** The bell of the header. The page around it never waits for its words. */
export function NotificationsBell() {
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <Bell />
    </Suspense>
  )
}

function Bell() {
  const { t } = useTranslation()
  const id = useId()
  const bell = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Nothing of the panel is loaded before somebody looks; from then on it stays.
  const [wasOpened, setWasOpened] = useState(false)
  useLive()
  useFollowedDuties()
  const unread = useUnread(useIsLive())
  useUnreadMarks(unread)
  useRefreshAfterChanges()
  usePushedPlace()
  // It comes while the hand is on its way.
  const expect = () => void loadPanel().catch(() => undefined)
  const toggle = (next: boolean) => {
    setOpen(next)
    if (next) setWasOpened(true)
    else takeFocusBack(bell.current, panel.current)
  }
  const name = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.title')
  return (
    <>
      <ActionIcon
        ref={bell}
        variant="subtle"
        color="gray"
        size="lg"
        className={styles.bell}
        aria-label={name}
        title={name}
        popoverTarget={id}
        onPointerEnter={expect}
        onFocus={expect}
      >
        <IconBell aria-hidden />
        {unread > 0 ? (
          <span className={styles.count} aria-hidden>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        ) : null}
      </ActionIcon>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('bell.title')}
        className={styles.panel}
        onToggle={({ newState }) => toggle(newState === 'open')}
      >
        <Suspense fallback={<PanelSkeleton />}>
          {wasOpened ? <NotificationsPanel isOpen={isOpen} onClose={() => panel.current?.hidePopover()} /> : null}
        </Suspense>
      </div>
    </>
  )
}

/** How long the frame's own process may still say that it has the focus. */
const LATE_IN_MILLISECONDS = 500

/** The frame may take the focus, and leave it with nothing, a moment after the panel was closed. */
function takeFocusBack(bell: HTMLElement | null, panel: HTMLElement | null): void {
  const closedAt = performance.now()
  const look = (at: number) => {
    if (panel?.matches(':popover-open')) return
    if (hasLostFocus(panel)) bell?.focus()
    if (at - closedAt < LATE_IN_MILLISECONDS) requestAnimationFrame(look)
  }
  look(closedAt)
}

/** The focus is nowhere, or on something inside that nobody sees any more. */
const hasLostFocus = (panel: HTMLElement | null): boolean =>
  document.activeElement === document.body || panel?.contains(document.activeElement) === true
