/** The newest few of each kind; lists read one row more than a page has. */
export const FEW = { limit: 5 }
