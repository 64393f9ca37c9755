import type { Notification } from '@app/contract/notifications.contract'
import type { ListedNotification } from './notifications.repository.ts'

export const notificationView = ({ id, kind, payload, location, createdAt, readAt }: ListedNotification): Notification => ({
  id,
  kind,
  payload,
  location,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})
