import pg from 'pg'

const { TIMESTAMPTZ, DATE, INT8, NUMERIC } = pg.types.builtins

const FRACTION_STARTS_AT = 19

/**
 * An instant as PostgreSQL writes it in UTC, also within JSON, as answers write it: `2026-11-21 10:00:00.12+00` is
 * `2026-11-21T10:00:00.120Z`. Making a Date of it and a text of that costs six times as much.
 */
export function instantAsAnswered(text: string): string {
  const zone = text.indexOf('+', FRACTION_STARTS_AT)
  const isPlain = zone > 0 && zone <= FRACTION_STARTS_AT + 4 && text.charCodeAt(4) === HYPHEN && isUtc(text.slice(zone))
  if (!isPlain) return new Date(text).toISOString()
  const fraction = text.slice(FRACTION_STARTS_AT + 1, zone).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, FRACTION_STARTS_AT)}.${fraction}Z`
}

const HYPHEN = 45
const isUtc = (zone: string) => zone === '+00' || zone === '+00:00'

const PARSERS = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, instantAsAnswered],
  [DATE, (text) => text],
  [INT8, Number],
  [NUMERIC, Number],
])

/** How values leave the driver where a row becomes an answer as it is. */
export const textAsAnswered: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (format === 'binary' ? undefined : PARSERS.get(id)) ?? pg.types.getTypeParser(id, format),
}
