import { cedulaCheckDigit } from '@app/domain'
import type { Random } from './calendar/random.ts'
import { FAMILIES, MEN, PLACES, WOMEN } from './contents/names.ts'

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

/** Makes plausible people with valid cédulas of their provinces: no two share an address or a number. */
export function peopleFrom(random: Random): (given?: Partial<Person>) => Person {
  const taken = new Set<string>()
  const unique = (make: () => string): string => {
    const made = make()
    if (taken.has(made)) return unique(make)
    taken.add(made)
    return made
  }
  return (given = {}) => {
    const place = random.pick(PLACES)
    const name = { firstName: random.pick(random.chance(0.5) ? WOMEN : MEN), lastName: twoFamilies(random), ...given }
    return {
      identification: unique(() => makeCedula(random, place.code)),
      birthDate: `${random.integer(1960, 2004)}-${twoDigits(random.integer(1, 12))}-${twoDigits(random.integer(1, 28))}`,
      phone: `+5939${random.pick(['5', '6', '7', '8', '9'])}${random.digits(7)}`,
      email: unique(() => `${addressOf(name)}${random.integer(10, 99)}@correo.example`),
      province: place.province,
      city: place.city,
      address: `${random.pick(place.streets)} N${random.integer(10, 59)}-${random.integer(10, 199)}`,
      ...name,
    }
  }
}

function twoFamilies(random: Random): string {
  const first = random.pick(FAMILIES)
  return `${first} ${random.pick(FAMILIES.filter((family) => family !== first))}`
}

/** Third digit 0 to 5: a natural person (domain, section 2). */
function makeCedula(random: Random, province: number): string {
  const firstNine = `${twoDigits(province)}${random.integer(0, 5)}${random.digits(6)}`
  return `${firstNine}${cedulaCheckDigit(firstNine)}`
}

const addressOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${plain(firstName.split(' ')[0] ?? '')}.${plain(lastName.split(' ')[0] ?? '')}`

const twoDigits = (number: number) => String(number).padStart(2, '0')
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()
