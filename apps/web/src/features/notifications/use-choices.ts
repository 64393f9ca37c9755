import type { Notification } from '@app/contract/notifications.contract'
import { addressOf, PROFILE_PATH } from '@app/contract/paths'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { insidePath } from './inside-path.ts'
import { useMarkNotificationsRead } from './notifications.queries.ts'

export const PREFERENCES_PATH = addressOf(PROFILE_PATH, { section: 'notifications' })

/** What a person can do with the notifications in front of them, whoever draws them. */
export function useChoices(items: readonly Notification[] | null, onClose: () => void) {
  const navigate = useNavigate()
  const { mutate: markRead } = useMarkNotificationsRead()
  /** Many messages come between two renderings: a component may ask again and again. */
  const isReadingAll = useRef(false)

  const choose = (id: string) => {
    onClose()
    const isUnread = items?.some((item) => item.id === id && item.readAt === null)
    if (isUnread) markRead({ ids: [id] })
  }
  const open = (id: string, location: string) => {
    choose(id)
    const path = insidePath(location, window.location.origin)
    if (path) void navigate(path)
  }
  const readAll = () => {
    if (isReadingAll.current) return
    isReadingAll.current = true
    const allowAgain = () => {
      isReadingAll.current = false
    }
    markRead({ all: true }, { onSettled: allowAgain })
  }
  const openPreferences = () => {
    onClose()
    void navigate(PREFERENCES_PATH)
  }
  return { choose, open, readAll, openPreferences }
}
