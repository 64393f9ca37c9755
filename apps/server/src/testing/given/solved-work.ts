// What a browser does with a task before it tries again.
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

type Refused = { code: string; details: { task?: unknown } }

/** `work` for the next try, of a call that was refused with `workNeeded`. */
export async function solvedWork({ code, details }: Refused): Promise<string> {
  if (code !== 'workNeeded') throw new Error(`no work was asked for: ${code}`)
  const challenge = details.task as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}
