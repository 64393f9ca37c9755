/** What can be missing from an order; a note says more. */
export const MISSING = [
  'invoice',
  'tracking',
  'value',
  'items',
  'authorizedName',
  'identification',
  'categoryLimit',
  'other',
] as const
