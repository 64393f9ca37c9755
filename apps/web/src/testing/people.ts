import type { Me } from '@app/contract/session.contract'

export type PersonOf = 'client' | 'associate' | 'administrator'

/** An id that a test can read: the number of the record at its end. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const NOW = '2026-11-20T15:00:00.000Z'

const ANA: Me = {
  id: idOf(1),
  version: 1,
  firstName: 'Ana',
  lastName: 'Paredes',
  email: 'ana@example.com',
  emailStatus: 'confirmed',
  pendingEmail: null,
  phone: '+593991234567',
  identificationType: 'cedula',
  identification: '1710034065',
  identityStatus: 'declared',
  isIdentificationLocked: false,
  birthDate: '1990-05-04',
  username: 'ana',
  userType: 0,
  province: 'Pichincha',
  city: 'Quito',
  address: 'Av. Amazonas 100',
  language: 'es',
  role: { isAdmin: false, isAssociate: false },
  casilleroCode: 'ECU1001',
  hasDiscount: false,
  areRemoteComponentsEnabled: true,
  duties: [],
  mustTurnOnSecondFactor: false,
}

const PEOPLE: Record<PersonOf, Me> = {
  client: ANA,
  associate: {
    ...ANA,
    id: idOf(2),
    firstName: 'Bruno',
    lastName: 'Vega',
    email: 'bruno@example.com',
    userType: 2,
    role: { isAdmin: false, isAssociate: true },
    casilleroCode: null,
  },
  administrator: {
    ...ANA,
    id: idOf(3),
    firstName: 'Carla',
    lastName: 'Mora',
    email: 'carla@example.com',
    userType: 1,
    role: { isAdmin: true, isAssociate: false },
    duties: ['owner'],
    casilleroCode: null,
  },
}

export const person = (role: PersonOf): Me => PEOPLE[role]
