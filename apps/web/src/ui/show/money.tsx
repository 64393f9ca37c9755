import { useFormat } from './use-format.ts'

/** An amount; a dash where there is none yet. */
export function Money({ cents }: { cents: number | null | undefined }) {
  const format = useFormat()
  return <span className="tabular">{cents == null ? '—' : format.money(cents)}</span>
}
