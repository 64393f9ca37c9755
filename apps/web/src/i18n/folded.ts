const ACCENTS = /\p{Diacritic}/gu

/** Without accents and capitals, letter for letter: what stands at a place here stands there in the original. */
export const folded = (text: string): string => [...text].map(foldedLetter).join('')

function foldedLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  return plain.length === letter.length ? plain : letter
}

/** The text around the first place that says what is wanted; null where it does not. */
export function partsAround(text: string, wanted: string): [string, string, string] | null {
  const start = wanted ? folded(text).indexOf(folded(wanted)) : -1
  const end = start + wanted.length
  return start < 0 ? null : [text.slice(0, start), text.slice(start, end), text.slice(end)]
}
