import { clientAddress as addressFor } from '@app/contract/paths'
import type { Role } from '@app/domain'

/** The page of one client; clients have none. */
export const clientAddress = (role: Role, clientId: string): string | null =>
  role === 'client' ? null : addressFor(role, clientId)
