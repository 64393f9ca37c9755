// Asks this device, or a key that is plugged in, for a passkey. The library comes when a person asks for it.
import type { CreationOptions, NewPasskey, RequestOptions, UsedPasskey } from '@app/contract/fields/webauthn'

/** @returns null where the person gave up, or took too long. */
export async function askPasskey(options: RequestOptions): Promise<UsedPasskey | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const answer = await startAuthentication({ optionsJSON: options }).catch(nullWhereGivenUp)
  if (!answer) return null
  const { id, rawId, type, response } = answer
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } }
}

/** @returns null where the person gave up, took too long, or this device has one of the account. */
export async function createPasskey(options: CreationOptions): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const answer = await startRegistration({ optionsJSON: options }).catch(nullWhereGivenUp)
  if (!answer) return null
  const { id, rawId, type, response } = answer
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } }
}

const GIVEN_UP = ['NotAllowedError', 'AbortError', 'InvalidStateError']

function nullWhereGivenUp(error: unknown): null {
  if (error instanceof Error && GIVEN_UP.includes(error.name)) return null
  throw error
}
