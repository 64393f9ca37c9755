// What a browser calls itself, as far as people know the name. Order matters: most also claim to be Chrome or Safari.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
]

const named = (list: typeof BROWSERS, text: string): string | null => list.find(([, shape]) => shape.test(text))?.[0] ?? null

/** 'Chrome · Windows', or what little is known. */
export function deviceName(userAgent: string): string {
  return [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter(Boolean).join(' · ') || userAgent.slice(0, 40)
}
