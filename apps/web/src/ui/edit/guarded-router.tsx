import { roleOf } from '@app/domain'
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, type Navigator, Router } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { isAnythingUnsaved, mayLeave } from './leave-guard.ts'

/** The browser's router, which asks before a form with unsaved changes is left: React Router's own question needs its data router. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [place, setPlace] = useState({ action: history.action, location: history.location })
  const isReturning = useRef(false)
  const last = useRef(history.location)
  const isClient = useIsClient()
  useLayoutEffect(
    () =>
      history.listen(({ action, location, delta }) => {
        if (isReturning.current) {
          isReturning.current = false
          return
        }
        const go = () => {
          const draw = () => setPlace({ action, location })
          // The frame of a client's press is not held by the screen that it leads to.
          if (isClient && isAnotherScreen(last.current, location)) startTransition(draw)
          else draw()
          last.current = location
        }
        if (action !== 'POP' || !delta || !isAnythingUnsaved()) return go()
        // The browser went back already: whoever stays is brought to where they were.
        void mayLeave().then((may) => {
          if (may) return go()
          isReturning.current = true
          history.go(-delta)
        })
      }),
    [history, isClient],
  )
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) => guarded(() => history.push(to, state)),
      replace: (to, state) => guarded(() => history.replace(to, state)),
    }),
    [history],
  )
  return (
    <Router location={place.location} navigationType={place.action} navigator={navigator}>
      {children}
    </Router>
  )
}

/** The office scans and types ahead: what it begins before a screen is drawn must not reach the one before, which may do something else with it. */
function useIsClient(): boolean {
  const session = useSession()
  return session.state === 'signedIn' && roleOf(session.me.role) === 'client'
}

function guarded(go: () => void): void {
  if (isAnythingUnsaved()) void mayLeave().then((may) => may && go())
  else go()
}

const SCREENS = ['view', 'saved'] as const

/** Another page or tab, a record that opens or closes. What is typed, ticked or walked through with keys is drawn before the next key is heard. */
function isAnotherScreen(one: Location, other: Location): boolean {
  const [before, after] = [new URLSearchParams(one.search), new URLSearchParams(other.search)]
  const isElsewhere = one.pathname !== other.pathname || SCREENS.some((name) => before.get(name) !== after.get(name))
  return isElsewhere || before.has('open') !== after.has('open')
}
