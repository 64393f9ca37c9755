import type { Role } from '@app/domain'
import { now } from '../../clock.ts'

const HOUR_IN_MILLISECONDS = 3_600_000
const DAY_IN_MILLISECONDS = 24 * HOUR_IN_MILLISECONDS

type Lifetime = { idleInMilliseconds: number; absoluteInMilliseconds: number }
const STAFF: Lifetime = { idleInMilliseconds: 12 * HOUR_IN_MILLISECONDS, absoluteInMilliseconds: 7 * DAY_IN_MILLISECONDS }

/** How long a session lasts without being used, and at most. */
export const SESSION_LIFETIMES: Readonly<Record<Role, Lifetime>> = {
  client: { idleInMilliseconds: 30 * DAY_IN_MILLISECONDS, absoluteInMilliseconds: 90 * DAY_IN_MILLISECONDS },
  associate: STAFF,
  administrator: STAFF,
}

/** How long whoever showed who they are may ship and pay without being asked again. */
const RECENT_AUTHENTICATION_IN_MILLISECONDS = 30 * 60_000

export const isRecent = (authenticatedAt: Date): boolean =>
  now().getTime() - authenticatedAt.getTime() <= RECENT_AUTHENTICATION_IN_MILLISECONDS

/** A session's last use is written at most this often, so that reading stays reading. */
export const LAST_USE_PRECISION_IN_MILLISECONDS = 5 * 60_000

export const RESET_LIFETIME_IN_MILLISECONDS = HOUR_IN_MILLISECONDS
export const INVITATION_LIFETIME_IN_MILLISECONDS = DAY_IN_MILLISECONDS
