import type { AuditGroup } from '@app/contract/fields/audit-words'
import { SEEN_ACTIONS } from '../events/seen-actions.ts'

type Named = Exclude<AuditGroup, 'changed'>

/** What an administrator looks for by another word than "changed". */
export const ACTIONS_OF_GROUP: Readonly<Record<Named, readonly string[]>> = {
  seen: SEEN_ACTIONS,
  exported: ['exportList', 'exportOwnData'],
  signedIn: ['signIn', 'signUp'],
  signInFailed: ['signInFailed'],
  signedOut: ['signOut', 'closeOtherSessions'],
  credentials: [
    'changePassword',
    'resetPassword',
    'issuePasswordLink',
    'turnOnSecondFactor',
    'turnOffSecondFactor',
    'removeSecondFactor',
    'renewRecoveryCodes',
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'refuseCopiedPasskey',
  ],
  roles: ['changeRole'],
}
export const OTHER_THAN_CHANGED: readonly string[] = Object.values(ACTIONS_OF_GROUP).flat()

const GROUP_OF_ACTION = new Map(
  Object.entries(ACTIONS_OF_GROUP).flatMap(([group, actions]) => actions.map((action) => [action, group as Named] as const)),
)
export const groupOf = (action: string): AuditGroup => GROUP_OF_ACTION.get(action) ?? 'changed'
