import { useEffect } from 'react'
import { countInTitle } from '../../ui/page/document-title.ts'

/** How much is unread, also where the bell is not in sight: in the tab's title and on the icon of the installed application. */
export function useUnreadMarks(unread: number): void {
  useEffect(() => {
    countInTitle(unread)
    void navigator.setAppBadge?.(unread).catch(() => undefined)
  }, [unread])
  useEffect(
    () => () => {
      countInTitle(0)
      void navigator.clearAppBadge?.().catch(() => undefined)
    },
    [],
  )
}
