// Apart from the lists' schemas, so that a browser which needs the numbers loads nothing else.

/** More rows than this are no file for people: the filter must be narrower. */
export const MOST_EXPORTED = 20_000
/** Sums of a list are made of as many rows: of more it is narrowed first. */
export const MOST_TOTALLED = 20_000
/** The rows of a page where the caller asks for no pages. */
export const MOST_UNPAGED = 1_000
/** As many as a bulk call takes. */
export const MOST_SELECTED = 1_000
/** The bundles of one flight. */
export const MOST_ON_MANIFEST = 2_000
/** Covers of one call: of more packages than lie on a screen and around it. */
export const MOST_COVERS = 24
