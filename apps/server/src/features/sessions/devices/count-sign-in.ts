import { networkOf } from '../../../http/network.ts'
import type { Parts } from '../../../http/parts.ts'
import * as knownDevices from '../../credentials/known-devices.repository.ts'
import { requireWork } from '../../proof-of-work/require-work.ts'
import { limitTries, type Subjects } from '../../rate-limits/limit-tries.ts'

type Try = { email: string; ip: string; device: string | undefined; work: string | undefined }
/** What a success takes back whole, and what it takes back once: others try there too. */
type Counted = { own: Subjects; shared: Subjects }

/**
 * A device that has signed in to the account before has tries of its own. Everybody else shares theirs with strangers: past the limits
 * they are not refused, but work for each try.
 * @throws tooManyRequests, workNeeded
 */
export async function countSignIn(parts: Parts, { email, ip, device, work }: Try): Promise<Counted> {
  if (device !== undefined && (await knownDevices.isKnown(parts.db, email, device))) {
    const own = { signInOfDevice: `${email} ${device}` }
    await limitTries(parts, own)
    return { own, shared: {} }
  }
  const network = networkOf(ip)
  const own = { signInOfAccountFromNetwork: `${email} ${network}` }
  const shared = { signInOfAccount: email, signInFromNetwork: network }
  await requireWork(parts, { ...own, ...shared }, { about: `signIn ${email}`, work })
  return { own, shared }
}
