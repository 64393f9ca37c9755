// What an authenticator application shows. Commands that are no test use it too.
import { Secret, TOTP } from 'otpauth'

const STEP_IN_MILLISECONDS = 30_000

/** `steps` of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * STEP_IN_MILLISECONDS })

/** Calls as a person who is signed in. @throws where it is refused. */
type Post = (path: string, body: object) => Promise<unknown>

/** As the first administrator of a real company is led to do, before anything else. @returns the secret and the recovery codes. */
export async function enrolThrough(post: Post, password: string): Promise<string[]> {
  const { secret } = (await post('/auth/second-factor', { password })) as { secret: string }
  const confirmed = await post('/auth/second-factor/confirm', { code: codeOf(secret) })
  return [secret, ...(confirmed as { recoveryCodes: string[] }).recoveryCodes]
}
