/** The parameters of a list, as its own address would have them. */
export const filterOf = (query: object): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]): [string, string | string[]][] => {
      if (value === undefined || value === null) return []
      return [[name, Array.isArray(value) ? value.map(String) : String(value)]]
    }),
  )
