type Values = Readonly<Record<string, unknown>>

/** The address of a call: `{id}` filled in, a list as a repeated parameter, nothing sent for what has no value. */
export function requestUrl(host: string, path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item))
    }
  }
  return search.size > 0 ? `${host}${filled}?${search}` : `${host}${filled}`
}
