import { useMe } from '../../session/use-session.ts'
import { NotificationsBell } from './notifications-bell.tsx'

/** The remote component with its bell, unless the company switched remote components off (specification, section 9). */
export function RemoteNotifications() {
  return useMe().areRemoteComponentsEnabled ? <NotificationsBell /> : null
}
