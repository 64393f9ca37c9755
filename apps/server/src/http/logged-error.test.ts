import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { loggedError } from './logged-error.ts'

test('keeps what failed and where, and none of the values', () => {
  const refused = new Error('duplicate key value violates unique constraint "users_email_unique"')
  const error = new DrizzleQueryError('update "users" set "identification" = $1', ['1710034065'], refused)

  const kept = loggedError(error)

  expect(kept).toMatchObject({
    message: 'Failed query: update "users" set "identification" = $1',
    cause: 'duplicate key value violates unique constraint "users_email_unique"',
  })
  expect(kept.stack).toContain('logged-error.test.ts')
  expect(JSON.stringify(kept)).not.toContain('1710034065')
})
