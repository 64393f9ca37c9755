import { useCallback } from 'react'
import { type NavigateOptions, useLocation } from 'react-router'
import { useSearchParams } from './use-search-params.ts'

type Change = (current: URLSearchParams) => URLSearchParams

/** What the address asks for, as it is drawn, and how to change it: beginning with what it asks for now, which may not be drawn yet. */
export function useAddressSearch(): [URLSearchParams, (wanted: Change, options?: NavigateOptions) => void] {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const change = useCallback(
    (wanted: Change, options?: NavigateOptions) => {
      // Whoever is on their way to another page is not brought back.
      if (window.location.pathname === pathname) setSearch(wanted(new URLSearchParams(window.location.search)), options)
    },
    [pathname, setSearch],
  )
  return [search, change]
}
