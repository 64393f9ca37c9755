import { SECOND_OWNER, STAFF } from './staff.ts'

// biome-ignore format: a table reads best as a table
const MORE = [
  ['cliente@demo.ec',   'client',  'María José Andrade Villacís: something in every list'],
  ['cliente2@demo.ec',  'client',  'Santiago Moreira Zambrano: without associate'],
  ['cliente3@demo.ec',  'client',  'Estefanía Morocho Tituaña: with a discount'],
] as const

/** Where it is, and whom to sign in as. */
export function welcome(url: string, password: string): string {
  const staff = [...STAFF, SECOND_OWNER].map(
    ({ email, role, person, job }) => [email, role, `${person.firstName} ${person.lastName}: ${job}`] as const,
  )
  const accounts = [...staff, ...MORE].map(([email, role, who]) => `  ${email.padEnd(19)}${role.padEnd(15)}${who}`)
  return ['', `Puente answers at ${url}`, '', ...accounts, '', `  Password of all: ${password}`, '', 'Ctrl+C stops it.'].join(
    '\n',
  )
}
