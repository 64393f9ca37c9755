// Who works in the demo's house: accounts that people try it with.
import type { Duty } from '@app/domain'
import type { Person } from './people.ts'

type Account = {
  email: string
  role: 'administrator' | 'associate'
  /** Of administrators who are not owners. */
  duties?: readonly Duty[]
  job: string
  person: Pick<Person, 'firstName' | 'lastName'>
}

export const STAFF: readonly Account[] = [
  {
    email: 'admin@demo.ec',
    role: 'administrator',
    job: 'the office in Quito',
    person: { firstName: 'Verónica', lastName: 'Salazar Andrade' },
  },
  {
    email: 'bodega@demo.ec',
    role: 'administrator',
    duties: ['warehouseMIA', 'warehouseUIO'],
    job: 'both warehouses',
    person: { firstName: 'Marlon', lastName: 'Zambrano Loor' },
  },
  {
    email: 'asociado@demo.ec',
    role: 'associate',
    job: 'brought cliente@demo.ec',
    person: { firstName: 'Diego', lastName: 'Cevallos Paredes' },
  },
  {
    email: 'asociada@demo.ec',
    role: 'associate',
    job: 'brought cliente3@demo.ec',
    person: { firstName: 'Carla', lastName: 'Chiriboga Vélez' },
  },
  {
    email: 'asociado2@demo.ec',
    role: 'associate',
    job: 'has clients of his own',
    person: { firstName: 'Byron', lastName: 'Toapanta Iza' },
  },
]

/** Owns the house too, and answers what the first owner asks. In full: the others are drawn, and would be others with one more among them. */
export const SECOND_OWNER = {
  email: 'gerencia@demo.ec',
  role: 'administrator',
  job: 'owns the house too',
  person: {
    firstName: 'Gabriela',
    lastName: 'Espinosa Rivadeneira',
    identification: '1712345980',
    birthDate: '1971-08-19',
    phone: '+593987001122',
    province: 'Pichincha',
    city: 'Quito',
    address: 'Av. de los Shyris N99-120 y Portugal',
  },
} as const

/** On file for deliveries; cannot sign in. */
export const COURIER: Partial<Person> = {
  firstName: 'Mensajería',
  lastName: 'Quito Norte',
  email: 'mensajeria@puente-courier.example',
}
