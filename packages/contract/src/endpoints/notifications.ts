// Made of notifications.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../notifications.contract.ts'

export const listNotificationPreferences: CallableOf<typeof contract.listNotificationPreferences> = {
  method: 'GET',
  path: '/notification/preferences',
}
export const listNotifications: CallableOf<typeof contract.listNotifications> = { method: 'GET', path: '/notification' }
export const markNotificationsRead: CallableOf<typeof contract.markNotificationsRead> = {
  method: 'PUT',
  path: '/notification/read',
}
export const streamNotifications: CallableOf<typeof contract.streamNotifications> = {
  method: 'GET',
  path: '/notification/stream',
  response: 'stream',
}
export const updateNotificationPreferences: CallableOf<typeof contract.updateNotificationPreferences> = {
  method: 'PUT',
  path: '/notification/preferences',
}
