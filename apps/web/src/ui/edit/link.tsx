import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  /** In the place of this address in the browser's history. */
  replace?: boolean
  state?: unknown
}

/** A link within the program. React Router's own also knows its data router and what that fetches ahead: 6 kB that no screen here uses. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const location = useLocation()
  const path = useResolvedPath(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isForThisPage(event, target)) return
    event.preventDefault()
    // Whoever is there already comes back over it once.
    navigate(to, { replace: replace ?? createPath(location) === createPath(path), state })
  }
  return <a {...rest} href={href} target={target} onClick={follow} />
}

/** The browser opens other tabs and windows itself. */
const isForThisPage = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean =>
  button === 0 && (!target || target === '_self') && !metaKey && !altKey && !ctrlKey && !shiftKey
