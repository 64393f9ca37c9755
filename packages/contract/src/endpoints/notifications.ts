// Made of notifications.contract.ts by `npm run endpoints`: how each of its endpoints is called. Change it there.
import type { CallableOf } from '../fields/callable.ts'
import type * as contract from '../notifications.contract.ts'

export const exportUnsentMails: CallableOf<typeof contract.exportUnsentMails> = {
  method: 'GET',
  path: '/mail/export',
  response: 'file',
}
export const listNotificationPreferences: CallableOf<typeof contract.listNotificationPreferences> = {
  method: 'GET',
  path: '/notification/preferences',
}
export const listNotifications: CallableOf<typeof contract.listNotifications> = {
  method: 'GET',
  path: '/notification',
  range: 'told',
}
export const listUnsentMails: CallableOf<typeof contract.listUnsentMails> = { method: 'GET', path: '/mail', range: 'toSend' }
export const markNotificationsRead: CallableOf<typeof contract.markNotificationsRead> = {
  method: 'PUT',
  path: '/notification/read',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
export const selectUnsentMails: CallableOf<typeof contract.selectUnsentMails> = { method: 'GET', path: '/mail/selection' }
export const sendUnsentMails: CallableOf<typeof contract.sendUnsentMails> = { method: 'POST', path: '/mail/send', duties: [] }
export const streamNotifications: CallableOf<typeof contract.streamNotifications> = {
  method: 'GET',
  path: '/notification/stream',
  response: 'stream',
}
export const updateNotificationPreferences: CallableOf<typeof contract.updateNotificationPreferences> = {
  method: 'PUT',
  path: '/notification/preferences',
  duties: ['warehouseMIA', 'warehouseUIO', 'counter', 'accounts', 'purchasing', 'reader'],
}
