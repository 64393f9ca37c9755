import { LINK_PATHS, SIGNED_OUT_PATHS, textKindAt, trackingCodeAt } from '@app/contract/paths'
import { lazy, useEffect, useState } from 'react'
import { SignIn } from '../../entrances.ts'
import { go, handover, here, usePath } from '../../session/location.ts'
import { PageLoading } from '../../ui/page/page-loading.tsx'

// Provinces, countries and the longest form: of no use to whoever signs in.
const SignUpPage = lazy(async () => ({ default: (await import('./sign-up-page.tsx')).SignUpPage }))
const NotFoundPage = lazy(async () => ({ default: (await import('../inside/not-found-page.tsx')).NotFoundPage }))
const TextPage = lazy(async () => ({ default: (await import('./text-page.tsx')).TextPage }))
const ConsentPage = lazy(async () => ({ default: (await import('./consent-page.tsx')).ConsentPage }))
const TrackingPage = lazy(async () => ({ default: (await import('../shared-tracking/tracking-page.tsx')).TrackingPage }))
const PasswordResetPage = lazy(async () => ({ default: (await import('./password-reset-page.tsx')).PasswordResetPage }))

const ConfirmEmailPage = lazy(async () => ({ default: (await import('./confirm-email-page.tsx')).ConfirmEmailPage }))

/** The pages without a session (specification, section 2); they have no router, so that they stay light. */
export function SignedOut() {
  const path = usePath()
  if (path === SIGNED_OUT_PATHS.signIn) return <SignIn />
  if (path === SIGNED_OUT_PATHS.signUp) return <SignUpPage />
  if (path === SIGNED_OUT_PATHS.passwordReset) return <PasswordResetPage />
  if (path === LINK_PATHS.consent) return <ConsentPage />
  const trackingCode = trackingCodeAt(path)
  if (trackingCode !== undefined) return <TrackingPage key={path} code={trackingCode} />
  const textKind = textKindAt(path)
  if (textKind) return <TextPage key={path} kind={textKind} />
  if (path === SIGNED_OUT_PATHS.confirmEmail) return <ConfirmEmailPage />
  return <Elsewhere key={path} path={path} />
}

/** The root and every address of an area lead to the sign-in, the others nowhere. */
function Elsewhere({ path }: { path: string }) {
  const [unknown, setUnknown] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void leadsInside(path).then((inside) => {
      if (!isCurrent) return
      if (inside) go(SIGNED_OUT_PATHS.signIn, { replace: true, state: { destination: here(), ...handover() } })
      else setUnknown(true)
    })
    return () => {
      isCurrent = false
    }
  }, [path])
  return <main>{unknown ? <NotFoundPage path={path} /> : <PageLoading />}</main>
}

async function leadsInside(path: string): Promise<boolean> {
  if (path === '/') return true
  const { isAreaPath } = await import('../inside/area.ts')
  return isAreaPath(path)
}
