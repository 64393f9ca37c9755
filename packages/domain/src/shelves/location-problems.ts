// What is refused of shelves; rules/problems.ts has all others.
export const LOCATION_PROBLEMS = {
  locationNotFound: { status: 404, message: 'There is no such shelf' },
  locationRetired: { status: 409, message: 'This shelf is no longer used' },
  locationCodeTaken: { status: 409, message: 'There is a shelf with this code already' },
  notInThisWarehouse: { status: 409, message: 'Some packages do not lie in the warehouse of this shelf' },
} as const satisfies Record<string, { status: number; message: string }>
