import type { CreationOptions } from '@app/contract/fields/webauthn'
import type { Actor } from '@app/domain'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { creationOptions } from './passkey-options.ts'

export const beginPasskey = (parts: Parts, actor: Actor, { sessionId }: RequestContext): Promise<CreationOptions> =>
  creationOptions(parts, actor, sessionId)
