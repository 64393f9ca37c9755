// Who works in the large company and who its clients are, beside those of the small one that it begins with.
import { addDays, type Duty } from '@app/domain'
import { at } from '../calendar/calendar.ts'
import type { Random } from '../calendar/random.ts'
import { type Person, peopleFrom } from '../people.ts'
import { STAFF } from '../staff.ts'
import { type Past, put } from './past.repository.ts'
import type { LargeSize } from './size.ts'
import type { Client, Workers } from './world.ts'

type Joining = { random: Random; size: LargeSize; opening: Date; first: string; end: string; passwordHash: string }
type MakePerson = () => Person

/** What each of the staff does, in turn: the two warehouses need most hands. */
const TURNS: readonly { name: string; duties: readonly Duty[] }[] = [
  { name: 'miami', duties: ['warehouseMIA'] },
  { name: 'quito', duties: ['warehouseUIO'] },
  { name: 'mostrador', duties: ['counter'] },
  { name: 'miami', duties: ['warehouseMIA'] },
  { name: 'quito', duties: ['warehouseUIO'] },
  { name: 'cuentas', duties: ['accounts'] },
  { name: 'miami', duties: ['warehouseMIA'] },
  { name: 'compras', duties: ['purchasing'] },
  { name: 'mostrador', duties: ['counter', 'warehouseUIO'] },
  { name: 'lectura', duties: ['reader'] },
]

const turnOf = (place: number) => TURNS[place % TURNS.length] ?? { name: 'lectura', duties: ['reader'] as const }

const accountOf = (person: Person, { passwordHash }: Joining, createdAt: Date) => ({
  ...person,
  ...{ passwordHash, createdAt, updatedAt: createdAt },
})

/** The administrators of the small company, and its second owner. */
const KNOWN_STAFF = STAFF.filter(({ role }) => role === 'administrator').length + 1

export function addWorkers(past: Past, makePerson: MakePerson, joining: Joining): Workers {
  const rows = Array.from({ length: joining.size.staff - KNOWN_STAFF }, (_, place) => {
    const { name, duties } = turnOf(place)
    const number = Array.from({ length: place + 1 }, (_, before) => turnOf(before)).filter((turn) => turn.name === name).length
    const email = `${name}${number}@demo.ec`
    const account = accountOf(makePerson(), joining, joining.opening)
    return put(past, 'users', { ...account, email, isAdmin: true, duties: [...duties] })
  })
  const having = (...wanted: readonly Duty[]) =>
    rows.filter(({ duties }) => duties?.some((duty) => wanted.includes(duty))).map(({ id }) => id)
  return {
    miami: having('warehouseMIA'),
    quito: having('warehouseUIO'),
    counter: having('counter'),
    accounts: having('accounts'),
    reviewers: having('purchasing'),
  }
}

export const addAssociates = (past: Past, makePerson: MakePerson, joining: Joining): string[] =>
  Array.from({ length: joining.size.associates }, (_, place) => {
    const account = accountOf(makePerson(), joining, joining.opening)
    return put(past, 'users', { ...account, email: `socio${place + 1}@demo.ec`, isAssociate: true }).id
  })

/** Two of three have an associate; three of ten join while the year goes by. */
const WITH_ASSOCIATE = 0.65
const JOINED_BEFORE = 0.7
const BEFORE_IN_DAYS = 280
const LAST_TO_JOIN_IN_DAYS = 60

type Clients = Joining & { codes: readonly string[] }

export function addClients(past: Past, makePerson: MakePerson, associates: readonly string[], joining: Clients): Client[] {
  const { random, size, first, end, codes } = joining
  const days = (Date.parse(end) - Date.parse(first)) / 86_400_000 - LAST_TO_JOIN_IN_DAYS
  const joinedOn = () =>
    addDays(first, random.chance(JOINED_BEFORE) ? -random.integer(12, BEFORE_IN_DAYS) : random.integer(0, days))
  const inOrder = Array.from({ length: size.clients }, joinedOn).toSorted()
  return inOrder.map((joinedOn, place) => {
    const associateId = random.chance(WITH_ASSOCIATE) ? random.pick(associates) : null
    const own = { casilleroCode: codes[place] ?? null, associateId, hasDiscount: random.chance(0.1) }
    const row = put(past, 'users', { ...accountOf(makePerson(), joining, at(joinedOn, '09:12')), ...own })
    return {
      ...row,
      ...{ name: `${row.firstName} ${row.lastName}`, joinedOn, activity: random.pick([0.5, 0.8, 1, 1, 1.2, 1.5]) },
      ...{ collectors: [], creditInCents: 0, creditSince: row.createdAt, asked: new Map(), declared: new Map() },
    }
  })
}

/** Nobody of them has the address of somebody of the small company. */
export function peopleOfLarge(random: Random): MakePerson {
  const makePerson = peopleFrom(random)
  return () => {
    const person = makePerson()
    return { ...person, email: person.email.replace('@correo.', '@buzon.') }
  }
}
