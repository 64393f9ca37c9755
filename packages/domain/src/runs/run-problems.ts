// What is refused of runs: the HTTP status and the one English sentence of each.
export const RUN_PROBLEMS = {
  runNotFound: { status: 404, message: 'This was not found, or is older than 30 days' },
  runTooLarge: { status: 422, message: 'This is more than can be done at once: choose fewer' },
  runNotUndoable: { status: 409, message: 'This has no undo' },
  runUndoOver: { status: 409, message: 'This ended more than 10 minutes ago: it has no undo any more' },
  extraChargesFull: { status: 422, message: 'The order has 20 extra charges already' },
  runOver: { status: 409, message: 'This was cancelled: begin it anew' },
} as const
