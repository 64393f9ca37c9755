import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { List } from './use-list-state.ts'

/** The panel of a list's records, whose code is loaded when the first record is opened, and stays from then on. */
export function LatePanel({ list, children }: { list: List; children: (list: List) => ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  if (list.openId !== null && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense>
      <OnceLoaded list={list}>{children}</OnceLoaded>
    </Suspense>
  ) : null
}

/** Closed at first: what opens after it is there gives the focus back to where it was when it closes. */
function OnceLoaded({ list, children }: { list: List; children: (list: List) => ReactNode }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return children(isThere ? list : { ...list, openId: null })
}
