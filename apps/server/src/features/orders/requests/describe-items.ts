const LONGEST_DESCRIPTION = 500

/** The words for a package until its owner finds better ones: those of its items. */
export const describeItems = (items: readonly { description: string }[]): string =>
  describeNames(items.map(({ description }) => description))

export const describeNames = (names: readonly string[]): string => joinedUpTo(LONGEST_DESCRIPTION, names)

const FIRST_HALF_OF_A_CHARACTER = /[\uD800-\uDBFF]$/

/** With commas, cut where it becomes too long for its column; a character that takes two places is never cut in half. */
export function joinedUpTo(longest: number, words: readonly string[]): string {
  const text = words.join(', ')
  return text.length > longest ? text.slice(0, longest).replace(FIRST_HALF_OF_A_CHARACTER, '') : text
}
