/** The columns of a package that waits for nothing. */
export const NOT_HELD = { holdReason: null, holdNote: '', heldUntil: null }
