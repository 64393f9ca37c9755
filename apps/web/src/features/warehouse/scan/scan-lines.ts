/** The numbers of a pasted or typed list: one a line, or parted by commas, semicolons or tabs; each once, in their order. */
export function scanLines(text: string): string[] {
  const numbers = text.split(/[\n\r,;\t]+/).map((line) => line.trim())
  return [...new Set(numbers.filter((number) => number.length >= SHORTEST))].slice(0, MOST)
}

const SHORTEST = 4
const MOST = 500
