// What is refused of drawers of cash; rules/problems.ts has all others.
export const DRAWER_PROBLEMS = {
  drawerNotFound: { status: 404, message: 'Drawer not found' },
  drawerSessionNotFound: { status: 404, message: 'There is no such session of a drawer' },
  drawerMovementNotFound: { status: 404, message: 'There is no such movement of a drawer' },
  drawerNameTaken: { status: 409, message: 'Another drawer has this name' },
  drawerTurnedOff: { status: 409, message: 'This drawer is turned off' },
  drawerTaken: { status: 409, message: 'This drawer is open' },
  drawerAlreadyHeld: { status: 409, message: 'You have an open drawer' },
  drawerOfEarlierDay: { status: 409, message: 'This drawer is of an earlier day: close it first' },
  drawerClosed: { status: 409, message: 'This drawer was closed' },
  drawerChangedMeanwhile: { status: 409, message: 'Money came in or went out since the drawer was counted' },
  drawerMovementNotAllowed: { status: 409, message: 'This line cannot be undone here' },
} as const satisfies Record<string, { status: number; message: string }>

/** Rules of the business, where every field by itself is right. */
export const DRAWER_RULES = {
  drawerShort: { status: 422, message: 'There is not so much in the drawer' },
  differenceReasonMissing: { status: 422, message: 'Say why what was counted is not what was expected' },
} as const satisfies Record<string, { status: number; message: string }>
