import type { ClientBalance } from './clients.queries.ts'

/** Whose list it is. */
export type OfClient = { client: ClientBalance['client'] }

/** The chosen client is no filter: it stays when the filters are taken away. */
export const KEEPS_CLIENT = { keeps: ['client'] } as const
