/** Readings, which are the audit's alone: no timeline shows them, nor what a person may take of their data. */
export const SEEN_ACTIONS = ['seePerson', 'seeYear', 'seeFile'] as const
export type SeenAction = (typeof SEEN_ACTIONS)[number]

/** What is on record of an account, or of another record, and changed nothing of it. */
const UNCHANGING = [...SEEN_ACTIONS, 'signIn', 'signInFailed', 'signOut', 'closeOtherSessions', 'exportList', 'exportOwnData']

const asText = (actions: readonly string[]): string => actions.map((action) => `'${action}'`).join(', ')

/** For the text of a statement. */
export const SEEN_ACTIONS_AS_SQL = asText(SEEN_ACTIONS)
export const UNCHANGING_ACTIONS_AS_SQL = asText(UNCHANGING)
