import type { User, UserDetail } from '@app/contract/users.contract'
import { idOf, NOW } from './people.ts'

/** Ana, a client without associate who has two orders on their way. */
export const aUser = (changed: Partial<User> = {}): User => ({
  id: idOf(1),
  code: 'ECU1001',
  version: 4,
  createdAt: NOW,
  updatedAt: NOW,
  firstName: 'Ana',
  lastName: 'Paredes',
  email: 'ana@example.com',
  emailStatus: 'confirmed',
  phone: '+593991234567',
  identificationType: 'cedula',
  identification: '1710034065',
  identityStatus: 'declared',
  city: 'Quito',
  province: 'Pichincha',
  userType: 0,
  role: { isAdmin: false, isAssociate: false },
  status: 'active',
  closedAt: null,
  hasDiscount: false,
  casilleroCode: 'ECU1001',
  associate: null,
  openOrders: 2,
  ...changed,
})

/** Bruno, an associate. */
export const anAssociate = (changed: Partial<User> = {}): User =>
  aUser({
    id: idOf(2),
    code: 'AS-0002',
    firstName: 'Bruno',
    lastName: 'Vega',
    email: 'bruno@example.com',
    identification: '0926687856',
    userType: 2,
    role: { isAdmin: false, isAssociate: true },
    casilleroCode: null,
    openOrders: 0,
    ...changed,
  })

/** As its panel reads it. */
export const inFull = (user: User, changed: Partial<UserDetail> = {}): UserDetail => ({
  ...user,
  username: user.email,
  pendingEmail: null,
  birthDate: '1990-05-04',
  address: 'Av. Amazonas 100',
  language: 'es',
  duties: user.role.isAdmin ? ['owner'] : [],
  isIdentificationLocked: false,
  hasPassword: true,
  hasSecondFactor: false,
  identityVerifiedAt: null,
  claimants: [],
  ...changed,
})
