// What is refused for who asks: their role, and the duties of an administrator.
export const DUTY_PROBLEMS = {
  roleNotAllowed: { status: 403, message: 'Your role does not allow this' },
  permissionMissing: { status: 403, message: 'This is not one of your duties' },
  lastOwner: { status: 409, message: 'The company needs at least one active owner' },
} as const
