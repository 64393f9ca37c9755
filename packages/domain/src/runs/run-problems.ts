// What is refused of runs: the HTTP status and the one English sentence of each.
export const RUN_PROBLEMS = {
  runNotFound: { status: 404, message: 'This was not found, or is older than 30 days' },
  runTooLarge: { status: 422, message: 'This is more than can be done at once: choose fewer' },
  runOver: { status: 409, message: 'This was cancelled: begin it anew' },
} as const
