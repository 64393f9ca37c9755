import { cedulaCheckDigit } from '@app/domain'
import { FAMILIES, MEN, PLACES, WOMEN } from './names.ts'
import type { Random } from './random.ts'

export type Person = {
  firstName: string
  lastName: string
  identification: string
  birthDate: string
  phone: string
  email: string
  province: string
  city: string
  address: string
}

/** A plausible person with a valid cédula of their province. */
export function makePerson(random: Random): Person {
  const firstName = random.pick(random.chance(0.5) ? WOMEN : MEN)
  const lastName = `${random.pick(FAMILIES)} ${random.pick(FAMILIES)}`
  const place = random.pick(PLACES)
  return {
    firstName,
    lastName,
    identification: makeCedula(random, place.code),
    birthDate: `${random.integer(1960, 2004)}-${twoDigits(random.integer(1, 12))}-${twoDigits(random.integer(1, 28))}`,
    phone: `+5939${random.pick(['5', '6', '7', '8', '9'])}${random.digits(7)}`,
    email: `${plain(firstName)}.${plain(lastName.split(' ')[0] ?? '')}${random.integer(10, 99)}@correo.example`,
    province: place.province,
    city: place.city,
    address: `${random.pick(place.streets)} N${random.integer(10, 59)}-${random.integer(10, 199)}`,
  }
}

/** Third digit 0 to 5: a natural person (domain, section 2). */
function makeCedula(random: Random, province: number): string {
  const firstNine = `${twoDigits(province)}${random.integer(0, 5)}${random.digits(6)}`
  return `${firstNine}${cedulaCheckDigit(firstNine)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()
