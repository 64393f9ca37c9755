import type { Role } from '@app/domain'

/** The page of one client; clients have none. */
export const clientAddress = (role: Role, clientId: string): string | null => {
  if (role === 'client') return null
  return `${role === 'associate' ? '/detalleporcliente' : '/operations/detalleporcliente'}?client=${clientId}`
}
