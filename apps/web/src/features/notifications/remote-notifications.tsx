import { useRetailParameters } from '../retail-parameters/retail-parameters.queries.ts'
import { NotificationsBell } from './notifications-bell.tsx'

/** The remote component with its bell, unless the company switched remote components off (specification, section 9). */
export function RemoteNotifications() {
  const { data: parameters, isError } = useRetailParameters()
  return isError || parameters?.areRemoteComponentsEnabled ? <NotificationsBell /> : null
}
