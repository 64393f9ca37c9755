import type { MouseEvent, ReactNode } from 'react'
import { go } from '../../session/location.ts'

/** A link between the signed-out pages. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  )
}
