/** What the log keeps of an error: the database driver's own message also holds the values of the statement, which are people's data. */
export function loggedError(error: Error): { type: string; message: string; cause?: string; stack: string } {
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {}
  return { type: error.name, message: withoutValues(error.message), ...cause, stack: framesOf(error.stack ?? '') }
}

const withoutValues = (message: string): string => message.split('\nparams:')[0] ?? ''

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
