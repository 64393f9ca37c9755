import { withSourcePlaces } from './source-places.ts'

/** What the log keeps of an error: the database driver's own message also holds the values of the statement, which are people's data. */
export function loggedError(error: Error): { type: string; message: string; cause?: string; stack: string } {
  const cause = error.cause instanceof Error ? { cause: sentenceOf(error.cause) } : {}
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...cause,
    stack: withSourcePlaces(framesOf(error.stack ?? '')),
  }
}

/** SQLSTATE class 22, a value that does not fit: PostgreSQL quotes it. In other classes it quotes the names of tables and constraints. */
const UNFIT_VALUE = /^22/

const sentenceOf = ({ message, code = '' }: NodeJS.ErrnoException): string =>
  UNFIT_VALUE.test(code) ? message.replaceAll(/".*"/gs, '"…"') : message

const withoutValues = (message: string): string => message.split('\nparams:')[0] ?? ''

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
