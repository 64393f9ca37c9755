import { cedulaCheckDigit } from '@app/domain'

export type PersonalData = {
  firstName: string
  lastName: string
  email: string
  password: string
  birthDate: string
  phone: string
  identificationType: 'cedula' | 'ruc' | 'passport'
  identification: string
  province: string
  city: string
  address: string
  language: 'es' | 'en'
  /** The address that this person's calls come from. */
  network: string
}

/** Strong, and quickly seen to be: weighing one made of words takes five times as long, and hundreds sign up. */
const PASSWORD = 'qxk vbn jwz 48'

let people = 0

/** Somebody nobody met before, with whatever a test says about them. */
export function newPerson(data: Partial<PersonalData> = {}): PersonalData {
  people += 1
  return {
    firstName: 'Rosa',
    lastName: 'Andrade',
    email: `persona-${people}@puente.test`,
    password: PASSWORD,
    birthDate: '1990-05-17',
    phone: '+593987654321',
    identificationType: 'cedula',
    identification: cedula(people),
    province: 'Pichincha',
    city: 'Quito',
    address: 'Av. Amazonas N21-147',
    language: 'es',
    network: `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`,
    ...data,
  }
}

/** The n-th valid cédula of Pichincha, below seven million. */
export function cedula(n: number): string {
  const first9 = `17${String(n).padStart(7, '0')}`
  return `${first9}${cedulaCheckDigit(first9)}`
}
