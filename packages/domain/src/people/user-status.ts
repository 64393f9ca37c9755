export const USER_STATUSES = ['active', 'inactive'] as const
