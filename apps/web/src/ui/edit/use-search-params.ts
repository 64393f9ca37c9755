import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

type Wanted = URLSearchParams | Record<string, string>
type SetSearchParams = (wanted: Wanted | ((current: URLSearchParams) => Wanted), options?: NavigateOptions) => void

/** What the address asks for, as it is drawn, and how to ask for something else. React Router's own brings what it has for links (link.tsx). */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const current = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback<SetSearchParams>(
    (wanted, options) => {
      const next = typeof wanted === 'function' ? wanted(new URLSearchParams(current)) : wanted
      navigate(`?${new URLSearchParams(next)}`, options)
    },
    [current, navigate],
  )
  return [current, change]
}
