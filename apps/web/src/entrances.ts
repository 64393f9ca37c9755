// Each side of the sign-in, loaded by whom it is for. Two functions: one expression that chooses would have the files of both fetched.
import { isForEverybody, SIGNED_OUT_PATHS } from '@app/contract/paths'
import { keptRole } from './session/remembered-me.ts'
import { part } from './ui/part/part.tsx'
import { untilStyled } from './until-styled.ts'

const loadInside = async () => {
  await untilStyled()
  return import('./areas/inside/inside.tsx')
}
const loadSignedOut = async () => {
  await untilStyled()
  const [{ SignedOut: Loaded }] = await Promise.all([
    import('./areas/signed-out/signed-out.tsx'),
    leadsToSignIn() && SignIn.load(),
  ])
  return Loaded
}

export const Inside = part(async () => (await loadInside()).Inside)
export const SignedOut = part(loadSignedOut)
/** Most who come without a session sign in; whoever reads a text or follows a link does without. */
export const SignIn = part(async () => (await import('./areas/signed-out/sign-in-page.tsx')).SignInPage)

const leadsToSignIn = (): boolean => location.pathname !== SIGNED_OUT_PATHS.signUp && !isForEverybody(location.pathname)

/** Loads what whoever is signed in will see first, once there are `words`. It never fails: what could not be loaded is asked for again when it is shown. */
export async function prepareInside(words: Promise<unknown>): Promise<void> {
  const role = keptRole()
  try {
    await Promise.all([Inside.load(), words])
    if (role) await (await loadInside()).prepareFirstScreen(role)
  } catch {
    // The screen says so.
  }
}
