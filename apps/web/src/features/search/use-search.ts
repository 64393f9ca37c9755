import { SHORTEST_SEARCH } from '@app/domain'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { useMe } from '../../session/use-session.ts'
import { ACTS } from './acts.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { useFound } from './search.queries.ts'
import { addressOf, type NamedScreen, type SearchOption, searchOptions } from './search-options.ts'

/** The server is asked once the person pauses. */
const PAUSE_IN_MILLISECONDS = 200
const NOTHING: never[] = []

function useActs(): NamedScreen[] {
  const { t } = useTranslation('search')
  const { role } = useActor()
  const may = useMay()
  const open = ACTS[role].filter((act) => !('call' in act) || may(act.call))
  return open.map(({ name, path }) => ({ path, name: t(`acts.${name}`) }))
}

export type Search = ReturnType<typeof useSearch>

export function useSearch({ screens, onChosen }: { screens: readonly NamedScreen[]; onChosen: () => void }) {
  const { id: person } = useMe()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [position, setPosition] = useState(0)
  // Enter came before the answer, as from a scanner: the first record opens as soon as it is known.
  const [opensFirst, setOpensFirst] = useState(false)
  const q = text.trim()
  const [asked] = useDebouncedValue(q, PAUSE_IN_MILLISECONDS)
  const query = useFound(asked)
  const isLongEnough = q.length >= SHORTEST_SEARCH
  const isWaiting = isLongEnough && (asked !== q || query.isFetching)
  const found = isLongEnough ? (query.data ?? NOTHING) : NOTHING
  const acts = useActs()
  const recent = useMemo(() => recentSearches(person), [person])
  const options = useMemo(() => searchOptions({ text, recent, screens, acts, found }), [text, recent, screens, acts, found])
  const active = options[Math.min(position, options.length - 1)]

  const type = (next: string) => {
    setText(next)
    setPosition(0)
    setOpensFirst(false)
  }
  const choose = (option: SearchOption) => {
    const address = addressOf(option)
    if (option.group === 'recent') return type(option.text)
    if (!('screen' in option)) rememberSearch(person, q)
    // Until the record or the screen takes it, the focus is on the page and not on what is about to vanish.
    document.getElementById('content')?.focus({ preventScroll: true })
    onChosen()
    if (address) void navigate(address)
  }
  const openFirst = useEffectEvent(() => {
    setOpensFirst(false)
    // Whom a scanner or a quick hand may have meant they look at first.
    if (options[0] && options[0].group !== 'near') choose(options[0])
  })
  useEffect(() => {
    if (opensFirst && !isWaiting) openFirst()
  }, [opensFirst, isWaiting])

  const move = (step: number) => setPosition((position + step + options.length) % Math.max(options.length, 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => {
        // What stands there still answers the letters before.
        if (isWaiting && position === 0) setOpensFirst(true)
        else if (active) choose(active)
      },
    }
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { text, q, options, active, isWaiting, isLongEnough, query, type, choose, point: setPosition, onKeyDown }
}
