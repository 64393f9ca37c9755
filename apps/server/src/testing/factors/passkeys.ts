// Passkeys of people, by the calls that the web makes.
import { secondFactors } from '@app/contract'
import { anonymous, headersOf, type Person } from '../world.ts'
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts'

/** Added to the account of somebody who signed in just now. */
export async function addPasskey(
  person: Person,
  { name = 'Teléfono', headers }: { name?: string; headers?: Record<string, string> } = {},
) {
  const sent = headers ?? (await headersOf(person))
  const key = softwarePasskey()
  const options = await anonymous.call(secondFactors.beginPasskey, { headers: sent })
  const body = { name, credential: key.create(options) }
  const { passkey, recoveryCodes } = await anonymous.call(secondFactors.addPasskey, { body, headers: sent })
  return { key, passkey, recoveryCodes }
}

export const challenge = () => anonymous.call(secondFactors.askForPasskey, { body: {} })

export const signInWith = async (key: SoftwarePasskey) =>
  anonymous.call(secondFactors.signInWithPasskey, { body: { credential: key.get(await challenge()) } })

export const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` })
