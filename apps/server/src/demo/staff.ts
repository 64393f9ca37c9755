// Who works in the demo's house: accounts that people try it with.
import type { Person } from './people.ts'

type Account = {
  email: string
  role: 'administrator' | 'associate'
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
    job: 'the warehouse in Miami',
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

/** On file for deliveries; cannot sign in. */
export const COURIER: Partial<Person> = {
  firstName: 'Mensajería',
  lastName: 'Quito Norte',
  email: 'mensajeria@puente-courier.example',
}
