import { useEffect, useEffectEvent } from 'react'
import { useAddressSearch } from '../edit/use-address-search.ts'

/** What an address asks for as `new=`: once, so that neither a reload nor the way back asks again. */
export function useAskedByAddress<Name extends string>(names: readonly Name[], ask: (name: Name) => void): void {
  const [search, setSearch] = useAddressSearch()
  const asked = names.find((name) => name === search.get('new'))
  const take = useEffectEvent((name: Name) => {
    ask(name)
    setSearch((current) => new URLSearchParams([...current].filter(([key]) => key !== 'new')), { replace: true })
  })
  useEffect(() => {
    if (asked) take(asked)
  }, [asked])
}
