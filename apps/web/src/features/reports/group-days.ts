export type Days = { from: string; to: string }

/** Of a day or a month, what of it lies within the report's days. */
export function daysOfGroup(key: string, { from, to }: Days): Days {
  if (key.length > 7) return { from: key, to: key }
  const [first, last] = [`${key}-01`, `${key}-${lastDayOf(key)}`]
  return { from: first > from ? first : from, to: last < to ? last : to }
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')
}
