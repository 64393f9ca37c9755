// A link of a store: the store, and the words of its path. Nothing is fetched.
import { storeOfHost } from './stores.ts'

const LINK = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(\/[^\s?#]*)?(?:[?#]\S*)?$/i
const NO_NAME =
  /^(?:dp|gp|ip|p|product|products|item|itm|listing|shop|site|www|html?|pd|s|t|en|es|us|b|collections|[a-z]{2}-[a-z]{2})$/i
const LONGEST_NAME = 120

export type LinkReading = { store: string; name: string }

/** @returns null for what is no link alone. */
export function readLink(text: string): LinkReading | null {
  const match = LINK.exec(text.trim())
  if (!match) return null
  const parts = (match[2] ?? '').split('/').filter((part) => !NO_NAME.test(part))
  return { store: storeOfHost(match[1] ?? ''), name: longestOf(parts.map(wordsOf)).slice(0, LONGEST_NAME) }
}

const longestOf = (names: readonly string[]): string =>
  names.reduce((longest, name) => (name.length > longest.length ? name : longest), '')

function wordsOf(part: string): string {
  const words = decoded(part)
    .replace(/\.html?$/i, '')
    .split(/[-_+\s]+/)
    .filter((word) => word !== '' && !/^(?=.*\d)[A-Z0-9]{8,}$/i.test(word))
  return words.length > 1 || /^\p{L}{4,}$/u.test(words[0] ?? '') ? words.join(' ') : ''
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
