/** The answer of a call that has nothing more to say. */
export const DONE = { ok: true } as const
