import { DomainError } from '@app/domain'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { isBreached } from './breached-passwords.ts'

export type Owner = { firstName: string; lastName: string; email: string }

const LEAST_SCORE = 3
/** What anybody would try here first: the product, its places and what it is about. */
const WORDS_OF_THE_HOUSE = [
  'puente',
  'casillero',
  'miami',
  'quito',
  'ecuador',
  'courier',
  'paquete',
  'pedido',
  'bodega',
  'compras',
]
/** So many letters and digits of one's own have to be beside them. */
const LEAST_BESIDE_THEM = 6
const SHORTEST_NAME = 4
/** Beyond it nothing gets weaker, and measuring gets slow. */
const MEASURED_LENGTH = 64

let meter: Promise<ZxcvbnFactory> | undefined

/** Refuses, at its field, a password that is easy to guess (common ones, patterns, words of the house, the person's own name or e-mail) or that was breached. */
export async function requireStrongPassword(password: string, owner: Owner, field: string): Promise<void> {
  const own = wordsOf(owner)
  const isOwn = own.some((word) => word.length >= SHORTEST_NAME && plain(password).includes(word))
  if (isOwn || isOfTheHouse(password) || (await score(password, own)) < LEAST_SCORE)
    throw new DomainError('weakPassword', { field })
  if (await isBreached(password)) throw new DomainError('breachedPassword', { field })
}

function isOfTheHouse(password: string): boolean {
  const text = plain(password)
  const rest = WORDS_OF_THE_HOUSE.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_BESIDE_THEM
}

async function score(password: string, own: string[]): Promise<number> {
  meter ??= loadMeter()
  return (await meter).check(password.slice(0, MEASURED_LENGTH), own).score
}

/** The lists of common words weigh 40 MB: nobody needs them before somebody chooses a password. */
async function loadMeter(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const dictionary = { ...common.dictionary, ...spanish.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

const wordsOf = ({ firstName, lastName, email }: Owner): string[] =>
  [firstName, lastName, email, email.split('@')[0] ?? ''].flatMap((text) => [text, ...text.split(/\s+/)]).map(plain)

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
