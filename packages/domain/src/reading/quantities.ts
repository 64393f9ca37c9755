// How many of a thing: Qty: 2, Cantidad 2, x2, 2 × Sock, a column of its own.

const SAID = /(?:qty|quantity|cantidad|cant|unidades|units)\s*[.:]*\s*(\d{1,3})(?![\d.,])/iu
const BEFORE = /^(\d{1,3})\s?[x×]\s+(?=[\p{L}\d])/iu
const AFTER = /(?:^|\s)[x×]\s?(\d{1,3})$/iu
const AT = /^(\d{1,3})\s?(?:@|[x×])$/iu
const CALLED = /^(?:item|product|art[ií]culo|producto)\s*:\s*/iu
const ALONE = /^\d{1,3}$/
const EACH = /(?:^|[\s/])(?:ea|each|c\/u|cada uno)\.?$|\bunit price\b|\bprecio unitario\b|@/iu

export type Counted = { quantity: number | null; isEach: boolean; name: string }

/** Reads the quantity out of a row's cells; what is left is the name. */
export function countedOf(cells: readonly string[]): Counted {
  let quantity: number | null = null
  let isEach = false
  const names: string[] = []
  for (const cell of cells) {
    if (EACH.test(cell)) isEach = true
    const said = [SAID, BEFORE, AT, AFTER].find((way) => way.test(cell))
    const number = said ? Number(said.exec(cell)?.[1]) : ALONE.test(cell) ? Number(cell) : null
    if (number !== null && number > 0) quantity ??= number
    const rest = (said ? cell.replace(said, ' ') : cell).replace(EACH, ' ').trim()
    if (number === null || (said && /\p{L}{2}/u.test(rest))) names.push(rest)
  }
  return { quantity, isEach, name: names.join(' ').trim().replace(CALLED, '') }
}
