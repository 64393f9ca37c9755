import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, Router } from 'react-router'
import { isAnythingUnsaved, mayLeave } from './leave-guard.ts'

/** The browser's router, which asks before a form with unsaved changes is left: React Router's own question needs its data router. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [place, setPlace] = useState({ action: history.action, location: history.location })
  const isReturning = useRef(false)
  useLayoutEffect(
    () =>
      history.listen(({ action, location, delta }) => {
        if (isReturning.current) {
          isReturning.current = false
          return
        }
        const go = () => setPlace({ action, location })
        if (action !== 'POP' || !delta || !isAnythingUnsaved()) return go()
        // The browser went back already: whoever stays is brought to where they were.
        void mayLeave().then((may) => {
          if (may) return go()
          isReturning.current = true
          history.go(-delta)
        })
      }),
    [history],
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

function guarded(go: () => void): void {
  if (isAnythingUnsaved()) void mayLeave().then((may) => may && go())
  else go()
}
