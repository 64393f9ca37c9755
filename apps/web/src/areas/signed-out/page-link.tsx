import type { MouseEvent, ReactNode } from 'react'
import { go, handover } from '../../session/location.ts'

/** A link between the signed-out pages; where the sign-in is to lead goes along. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const { destination, person } = handover()
    go(to, { state: { ...(destination ? { destination } : {}), ...(person ? { person } : {}) } })
  }
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  )
}
