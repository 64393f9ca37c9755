import type { NotificationKind } from '@app/contract/notifications.contract'
import type { PushChoice } from '@app/domain'
import { isEnabledByDefault, isToAct } from '../kinds.ts'

/** The way's landmarks, which are mailed to nobody who does not ask for it (client, section 6). */
const LANDMARKS: ReadonlySet<NotificationKind> = new Set(['orderInMiami', 'orderShipped'])
/** Nothing is asked of its reader but to come. */
const READY_TO_COLLECT: NotificationKind = 'orderPaid'

export const isUrgent = (kind: NotificationKind): boolean =>
  isToAct(kind) || kind === READY_TO_COLLECT || kind === 'securityNotice'

export function isPushed(kind: NotificationKind, choice: PushChoice): boolean {
  if (choice === 'all' || isUrgent(kind)) return true
  return choice === 'important' && (LANDMARKS.has(kind) || isEnabledByDefault(kind, 'mail'))
}
