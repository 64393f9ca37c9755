import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** What an address asks for as `new=`: once, so that neither a reload nor the way back asks again. */
export function useAskedByAddress<Name extends string>(names: readonly Name[], ask: (name: Name) => void): void {
  const [search, setSearch] = useSearchParams()
  const asked = names.find((name) => name === search.get('new'))
  const take = useEffectEvent((name: Name) => {
    ask(name)
    const rest = new URLSearchParams(search)
    rest.delete('new')
    setSearch(rest, { replace: true })
  })
  useEffect(() => {
    if (asked) take(asked)
  }, [asked])
}
