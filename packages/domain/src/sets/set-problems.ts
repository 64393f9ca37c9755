// What is refused of sets: the HTTP status and the one English sentence of each.
export const SET_PROBLEMS = {
  setNotFound: { status: 404, message: 'This pasted list was not found, or is older than 30 days' },
  setEmpty: { status: 422, message: 'None of these codes is here' },
  setTooLarge: { status: 422, message: 'A set has at most 5,000 records: choose fewer' },
} as const
