// What is refused of saved views beside their absence; rules/problems.ts has all others.
export const SAVED_VIEW_PROBLEMS = {
  savedViewNameTaken: { status: 409, message: 'Another of your views has this name' },
  sharedViewNameTaken: { status: 409, message: "Another of the team's views has this name" },
  tooManySharedViews: { status: 409, message: 'The team shares 20 views of this screen already: delete one first' },
} as const satisfies Record<string, { status: number; message: string }>
