// What is refused of passkeys; rules/problems.ts has all others.
export const PASSKEY_PROBLEMS = {
  passkeyRefused: { status: 422, message: 'This passkey cannot be used here' },
  passkeyNotFound: { status: 404, message: 'There is no such passkey' },
  tooManyPasskeys: { status: 409, message: 'An account has at most 20 passkeys' },
} as const satisfies Record<string, { status: number; message: string }>
