// What an order keeps of being held back in Miami, with what the database refuses of it.
import { HOLD_REASONS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, text } from 'drizzle-orm/pg-core'
import { freeText, isOneOf } from '../../../db/columns.ts'
import { HELD_IN } from '../listed-statuses.ts'

/** Why, the day on which it goes on by itself, and what staff say of it among themselves. */
export const holdColumns = () => ({ holdReason: text({ enum: HOLD_REASONS }), heldUntil: date(), holdNote: freeText() })

type Constrained = Record<'id' | 'createdAt' | 'status' | 'intakeAt' | 'holdReason' | 'heldUntil' | 'holdNote', AnyPgColumn>

export const holdConstraints = ({ id, createdAt, status, intakeAt, holdReason, heldUntil, holdNote }: Constrained) => [
  isOneOf('orders_hold_reason_check', holdReason, HOLD_REASONS),
  check('orders_held_in_miami_check', sql`${holdReason} is null or (${intakeAt} is not null and ${status} in ${HELD_IN})`),
  check('orders_hold_has_reason_check', sql`${holdReason} is not null or (${heldUntil} is null and ${holdNote} = '')`),
  index('orders_held_index').on(createdAt, id).where(sql`${holdReason} is not null`),
]
