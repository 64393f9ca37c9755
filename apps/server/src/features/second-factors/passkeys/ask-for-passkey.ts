import type { RequestOptions } from '@app/contract/fields/webauthn'
import { networkOf } from '../../../http/network.ts'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { requireWork } from '../../proof-of-work/require-work.ts'
import { requestOptions } from './passkey-options.ts'

/** Anybody may ask, and each time writes a row: past the limit of a network it costs work. @throws workNeeded */
export async function askForPasskey(parts: Parts, { ip }: RequestContext, work: string | undefined): Promise<RequestOptions> {
  await requireWork(parts, { passkeyFromNetwork: networkOf(ip) }, { about: 'passkey', work })
  return requestOptions(parts, { purpose: 'signIn', sessionId: null, allowed: [] })
}
