/** What a frozen list of records may be of (office, "Two mechanisms"). */
export const SET_KINDS = ['orders', 'bundles', 'bills'] as const
export type SetKind = (typeof SET_KINDS)[number]

/** The codes of one set, or the records that a filter finds. */
export const MOST_IN_SET = 5_000
/** A set is of use for so long, and removed then. */
export const SET_KEPT_IN_DAYS = 30

const inCapitals = (code: string): string => code.trim().toUpperCase()
/** However a sheet or a scanner writes its signs. */
const withoutSigns = (code: string): string => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type Named = { id: string; names: readonly (string | null)[] }

/**
 * The records that codes name, in the order of the codes and each once, and the codes without a record as they were given, each once. Capitals change nothing,
 * nor do signs where no other record has the very code. Of two records with one name the first in `records` is meant.
 */
export function recordsOfCodes(codes: readonly string[], records: readonly Named[]): { ids: string[]; notFound: string[] } {
  const [byCode, bySigns] = [indexBy(records, inCapitals), indexBy(records, withoutSigns)]
  const idOf = (code: string) => byCode.get(inCapitals(code)) ?? bySigns.get(withoutSigns(code))
  const missing = new Map<string, string>()
  for (const code of codes)
    if (idOf(code) === undefined && !missing.has(withoutSigns(code))) missing.set(withoutSigns(code), code)
  return {
    ids: [...new Set(codes.flatMap((code) => idOf(code) ?? []))],
    notFound: [...missing.values()],
  }
}

function indexBy(records: readonly Named[], keyOf: (name: string) => string): Map<string, string> {
  const pairs = records.flatMap(({ id, names }) => names.flatMap((name) => (name === null ? [] : [[keyOf(name), id] as const])))
  return new Map(pairs.reverse())
}
