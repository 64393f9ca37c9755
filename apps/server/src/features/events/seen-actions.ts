/** Readings, which are the audit's alone: no timeline shows them, nor what a person may take of their data. */
export const SEEN_ACTIONS = ['seePerson', 'seeYear', 'seeFile'] as const
export type SeenAction = (typeof SEEN_ACTIONS)[number]

/** For the text of a statement. */
export const SEEN_ACTIONS_AS_SQL = SEEN_ACTIONS.map((action) => `'${action}'`).join(', ')
