import { addDays } from '@app/domain'
import { daysBetween } from './calendar/calendar.ts'
import type { Random } from './calendar/random.ts'
import { type Person, peopleFrom } from './people.ts'

type NamedPerson = Pick<Person, 'identification' | 'phone' | 'email' | 'address'> & {
  name: string
  purposes: ('pickup' | 'consignee' | 'invoice')[]
}
export type Client = Person & {
  identificationType: 'cedula' | 'passport'
  language: 'es' | 'en'
  joinedOn: string
  /** Which associate brought them; none for a free client. */
  associate: number | null
  hasDiscount: boolean
  authorizedNames: NamedPerson[]
  /** How much they have sent, beside others. */
  activity: number
}

const CLIENTS = 40
const FREE_CLIENTS = 10

/** Whom people sign in as, and who is worth a look: long names, a foreigner, a client without associate. */
const KNOWN: readonly Partial<Client>[] = [
  { email: 'cliente@demo.ec', firstName: 'María José', lastName: 'Andrade Villacís', associate: 0, activity: 2 },
  { email: 'cliente2@demo.ec', firstName: 'Santiago', lastName: 'Moreira Zambrano', associate: null, hasDiscount: false },
  { email: 'cliente3@demo.ec', firstName: 'Estefanía', lastName: 'Morocho Tituaña', associate: 1, hasDiscount: true },
  { firstName: 'María Fernanda de los Ángeles', lastName: 'Villavicencio Montenegro de Chiriboga' },
  { firstName: 'Christopher Alexander', lastName: 'Santillán-Echeverría Fernández-Salvador' },
  {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    identificationType: 'passport',
    identification: 'P4820176',
    language: 'en',
    activity: 0.5,
  },
]

/** Forty clients: some from before the first day, the others join during the year. */
export function makeClients(random: Random, first: string, end: string): Client[] {
  const makePerson = peopleFrom(random)
  const days = daysBetween(first, end)
  return Array.from({ length: CLIENTS }, (_, place): Client => {
    const known = KNOWN[place] ?? {}
    const isForeign = known.identificationType === 'passport'
    const joinedAfter = place < CLIENTS / 2 ? -random.integer(1, 200) : random.integer(0, Math.floor(days.length * 0.7))
    return {
      ...makePerson(known),
      identificationType: 'cedula',
      language: 'es',
      joinedOn: addDays(first, joinedAfter),
      associate: place < CLIENTS - FREE_CLIENTS ? place % 3 : null,
      hasDiscount: random.chance(0.15),
      authorizedNames: makeNames(random, makePerson, isForeign ? 1 : 0),
      activity: random.pick([0.4, 0.8, 1, 1, 1.2, 1.6]),
      ...known,
    }
  })
}

/** The first one may be declared, for a client without cédula or whose yearly quota is used up. */
function makeNames(random: Random, makePerson: () => Person, atLeast: number): NamedPerson[] {
  const purposes: NamedPerson['purposes'][] = [['pickup', 'consignee'], ['pickup', 'invoice'], ['consignee']]
  return purposes.slice(0, Math.max(atLeast, random.pick([0, 1, 1, 2, 3]))).map((purposes) => {
    const { firstName, lastName, identification, phone, email, address } = makePerson()
    return { name: `${firstName} ${lastName}`, identification, phone, email, address, purposes }
  })
}
