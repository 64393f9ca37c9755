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

test('keeps no value that the database quotes, and keeps the names that it quotes', () => {
  const quoted = (code: string, message: string) =>
    loggedError(new DrizzleQueryError('select', [], Object.assign(new Error(message), { code }))).cause

  expect(quoted('22P02', 'invalid input syntax for type integer: "1710034065"')).toBe(
    'invalid input syntax for type integer: "…"',
  )
  expect(quoted('22003', 'value "17" of "18" is out of range')).toBe('value "…" is out of range')
  expect(quoted('42P01', 'relation "saved_views" does not exist')).toBe('relation "saved_views" does not exist')
})
