import { askForPasskey, signInWithPasskey } from '@app/contract/endpoints/second-factor'
import { signIn } from '@app/contract/endpoints/session'
import { call } from '../../api/call.ts'
import { deviceMark } from '../../session/device-mark.ts'
import { askPasskey } from '../../session/passkey.ts'
import { beginSession } from '../../session/session.ts'
import { callWithWork } from '../../session/work/call-with-work.ts'

/** Nothing happens where the person gives up. */
export async function signInByPasskey(): Promise<void> {
  const credential = await askPasskey(await callWithWork(askForPasskey, {}))
  if (!credential) return
  const { accessToken } = await call(signInWithPasskey, { body: { credential, device: deviceMark() } })
  await beginSession(accessToken)
}

/** After the password, in place of a code. */
export async function passByPasskey(typed: { email: string; password: string }): Promise<void> {
  const passkey = await askPasskey(await callWithWork(askForPasskey, {}))
  if (!passkey) return
  const { accessToken } = await callWithWork(signIn, { ...typed, passkey, device: deviceMark() })
  await beginSession(accessToken)
}
