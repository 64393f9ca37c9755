import { useFormat } from './use-format.ts'

/** A calendar day ('2026-11-20'); a dash where there is none. */
export function Day({ day }: { day: string | null | undefined }) {
  const format = useFormat()
  return day ? <time dateTime={day}>{format.day(day)}</time> : <span>—</span>
}
