// What of a pasted text is a list of codes, and not a text that is searched for.

/** The shortest tracking of a carrier has ten signs; what is shorter may be a word of a search. */
const SHORTEST_AMONG_BLANKS = 8
const SHORTEST_OF_CELL = 4
const LONGEST = 60
const COUNTED_CODE = /^[a-z]{2,4}-\d+$/i
const CELLS = /[\n\r\t,;]+/

/**
 * The codes of a column, a row or a table of a sheet, or of a line of codes with blanks between them: each once, in their order. Null where it is anything else: a
 * name, an address, one code (carriers print blanks inside theirs). In a table, what can be no code is the table's other columns.
 */
export function pastedCodes(text: string): string[] | null {
  const cells = text
    .split(CELLS)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  const codes = cells.flatMap(codesOfCell)
  const likely = codes.filter(mayBeCode)
  const lines = text.split(/[\n\r]+/).filter((line) => line.trim() !== '')
  const isTable = lines.length > 1 && text.includes('\t')
  const isList = lines.length > 1 || likely.length * 2 >= codes.length
  const found = [...new Set(isTable ? likely : codes)]
  return isList && new Set(likely).size > 1 ? found : null
}

/** Several codes with blanks between them, or one that has blanks inside. */
function codesOfCell(cell: string): string[] {
  const words = cell.split(/\s+/)
  return words.length > 1 && words.every(isSurelyCode) ? words : [cell]
}

const isSurelyCode = (word: string): boolean =>
  COUNTED_CODE.test(word) || (word.length >= SHORTEST_AMONG_BLANKS && word.length <= LONGEST && /\d/.test(word))

/** A digit, and no word of letters alone: "12 de Octubre" is an address. */
const mayBeCode = (code: string): boolean =>
  code.length >= SHORTEST_OF_CELL &&
  code.length <= LONGEST &&
  /\d/.test(code) &&
  code.split(/\s+/).every((word) => /\d/.test(word) || word.length < 4)
