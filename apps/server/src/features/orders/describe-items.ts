const LONGEST_DESCRIPTION = 500

/** The words for a package until its owner finds better ones: those of its items. */
export const describeItems = (items: readonly { description: string }[]): string =>
  items
    .map(({ description }) => description)
    .join(', ')
    .slice(0, LONGEST_DESCRIPTION)
