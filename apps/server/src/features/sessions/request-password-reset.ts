import { networkOf } from '../../http/network.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as knownDevices from '../credentials/known-devices.repository.ts'
import { passwordResetRequested } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { requireWork } from '../proof-of-work/require-work.ts'
import { isWithin, limitTries } from '../rate-limits/limit-tries.ts'

type Asked = { email: string; device?: string | undefined; work?: string | undefined }

/** Does the same whether the account exists or not: the mail is a job, and only the job looks. */
export async function requestPasswordReset(parts: Parts, { ip }: RequestContext, asked: Asked): Promise<void> {
  if (await isMailed(parts, ip, asked)) await say(parts.db, passwordResetRequested, { email: asked.email })
}

/** Strangers may ask for links too, at the price of work; a mailbox that has twenty of the last hour gets no more from them. */
async function isMailed(parts: Parts, ip: string, { email, device, work }: Asked): Promise<boolean> {
  if (device !== undefined && (await knownDevices.isKnown(parts.db, email, device))) {
    await limitTries(parts, { resetOfDevice: `${email} ${device}` })
    return true
  }
  await requireWork(parts, { resetFromNetwork: networkOf(ip), resetOfAccount: email }, { about: `reset ${email}`, work })
  return isWithin(parts, 'resetMailOfAccount', email)
}
