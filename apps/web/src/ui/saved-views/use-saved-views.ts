import type { SavedView } from '@app/contract/saved-views.contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSearchParams } from '../edit/use-search-params.ts'
import { addressOfView, showsView, viewQueryOf } from './saved-view-address.ts'
import { useSavedViews as useSavedViewsOf } from './saved-views.queries.ts'

export type SavedViews = {
  screen: string
  saved: readonly SavedView[]
  /** The one that the list began with. */
  current: SavedView | null
  /** Whether the list shows something else by now. */
  isChanged: boolean
  /** How the list stands now, as it would be saved. */
  query: Record<string, string | string[]>
  /** Not known yet whether the screen opens with one of them. */
  isDeciding: boolean
}

/** The screen that is open: it opens with its default view once, when the person arrives. */
let arrivedAt: string | null = null

export function useSavedViews(columns: readonly string[], enabled: boolean): SavedViews {
  const { pathname: screen } = useLocation()
  const [search, setSearch] = useSearchParams()
  const { data: saved, isPending, isError } = useSavedViewsOf(screen, enabled)
  const opensWith = saved?.find(({ isDefault }) => isDefault)
  const mayOpenWith = enabled && arrivedAt !== screen && search.size === 0
  useEffect(() => {
    if (!enabled || (mayOpenWith && isPending)) return
    arrivedAt = screen
    if (mayOpenWith && opensWith) setSearch(addressOfView(opensWith), { replace: true })
  }, [enabled, mayOpenWith, isPending, screen, opensWith, setSearch])
  useEffect(
    () => () => {
      // Another tab of the same screen is no arrival.
      if (location.pathname !== screen) arrivedAt = null
    },
    [screen],
  )
  const current = saved?.find(({ id }) => id === search.get('saved')) ?? null
  return {
    screen,
    saved: saved ?? [],
    current,
    isChanged: current !== null && !showsView(search, current, columns),
    query: viewQueryOf(search, columns),
    isDeciding: mayOpenWith && ((isPending && !isError) || opensWith !== undefined),
  }
}
