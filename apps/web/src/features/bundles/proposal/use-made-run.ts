import { useSearchParams } from '../../../ui/edit/use-search-params.ts'

/** The list of what was made here, in the address. */
export function useMadeRun() {
  const [search, setSearch] = useSearchParams()
  const keep = (id: string | null) =>
    setSearch(
      (current) => {
        if (id === null) current.delete('made')
        else current.set('made', id)
        return current
      },
      { replace: true },
    )
  return { id: search.get('made'), keep }
}
