import type { session } from '@app/contract'
import type { z } from 'zod'

type Row = { id: string; createdAt: Date; lastUsedAt: Date; userAgent: string }

export const openSessionView = (
  { id, createdAt, lastUsedAt, userAgent }: Row,
  currentId: string | null,
): z.output<typeof session.openSession> => ({
  id,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  userAgent,
  isCurrent: id === currentId,
})
