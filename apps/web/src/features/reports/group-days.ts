export type Days = { from: string; to: string }

/** Of a day or a month, what of it lies within the report's days; of one that has none of them, within the days before. */
export function daysOfGroup(key: string, { from, to, before }: Days & { before: Days }): Days {
  if (key.length > 7) return { from: key, to: key }
  const [first, last] = [`${key}-01`, `${key}-${lastDayOf(key)}`]
  const within = last < from ? before : { from, to }
  return { from: first > within.from ? first : within.from, to: last < within.to ? last : within.to }
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')
}
