/** In SQL, as the product writes codes: six digits, or as many as there are. */
export const code = (prefix: string, number: string): string =>
  `'${prefix}-' || lpad((${number})::text, greatest(6, length((${number})::text)), '0')`
