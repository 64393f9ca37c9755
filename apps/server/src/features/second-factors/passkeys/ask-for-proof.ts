import type { RequestOptions } from '@app/contract/fields/webauthn'
import type { Actor } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as passkeys from '../../credentials/passkeys.repository.ts'
import { requestOptions } from './passkey-options.ts'

/** With one's own passkeys, so that the browser offers no other. */
export async function askForProof(parts: Parts, { userId }: Actor, { sessionId }: RequestContext): Promise<RequestOptions> {
  return requestOptions(parts, { purpose: 'prove', sessionId, allowed: await passkeys.list(parts.db, userId) })
}
