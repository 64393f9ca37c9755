import { isForEverybody } from '@app/contract/paths'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { getNonce } from 'get-nonce'
import { Suspense } from 'react'
import { Inside, SignedOut } from './entrances.ts'
import { usePath } from './session/location.ts'
import { useSession } from './session/use-session.ts'
import { useReducedMotionChoice } from './theme/preferences.ts'
import { cssVariablesResolver, themeFor } from './theme/theme.ts'
import { ErrorBoundary } from './ui/page/error-boundary.tsx'
import { PageLoading } from './ui/page/page-loading.tsx'
import { Unreachable } from './ui/page/unreachable.tsx'

/** `light` or `dark` once the person chose; the system's until then (specification, section 9). */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'Theme' })

export function Root() {
  return (
    <MantineProvider
      theme={themeFor({ reducedMotion: useReducedMotionChoice() })}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => getNonce() ?? ''}
    >
      <ErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          <Entrance />
        </Suspense>
      </ErrorBoundary>
    </MantineProvider>
  )
}

/** The path and the session decide what is loaded: nobody waits for what they cannot use. */
function Entrance() {
  const { state } = useSession()
  const path = usePath()
  // A reset link counts whoever is signed in here; the texts are everybody's.
  if (state === 'signedOut' || isForEverybody(path)) return <SignedOut />
  if (state === 'unreachable') return <Unreachable />
  return state === 'signedIn' ? <Inside /> : <PageLoading />
}
