import { useFormat } from './use-format.ts'

/** A weight in kilograms, with its pounds at hand; a dash where there is none yet. */
export function Weight({ grams }: { grams: number | null | undefined }) {
  const format = useFormat()
  if (grams == null) return <span className="tabular">—</span>
  return (
    <span className="tabular" title={format.weight(grams, 'lb')}>
      {format.weight(grams)}
    </span>
  )
}
