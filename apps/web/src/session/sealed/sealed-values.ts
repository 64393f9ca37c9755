// What is a person's and small: readable here while they are signed in, sealed where the browser keeps it.
import { currentKeyring, type Keyring } from './keyring.ts'
import { open, seal } from './seal.ts'

export const RECENT_SEARCHES = 'recentSearches'
export const MESSAGES = 'messages'
const DRAFT_PREFIX = 'draft:'

export const draftsOf = (personId: string): string => `${DRAFT_PREFIX}${personId}:`
/** `at`: when it was written, so that a draft of nobody who came back can go. */
type Kept = { at: number; sealed: string }

const values = new Map<string, string>()
let owner: string | null = null

/** Drafts wait for the person's next session; everything else goes with this one. */
const isDraft = (name: string): boolean => name.startsWith(DRAFT_PREFIX)
const keyFor = (name: string, keyring: Keyring) => (isDraft(name) ? keyring.ofPerson : keyring.ofSession)
/** Messages are of a tab. */
const storageOf = (name: string): Storage => (name === MESSAGES ? sessionStorage : localStorage)

export function readSealed<Value>(name: string, isValue: (value: unknown) => value is Value): Value | null {
  const value: unknown = JSON.parse(values.get(name) ?? 'null')
  return isValue(value) ? value : null
}

/** Read again at once; sealed and stored a moment later. */
export function writeSealed(name: string, value: unknown): void {
  if (value === null) {
    values.delete(name)
    removeKept(name)
  } else {
    values.set(name, JSON.stringify(value))
    void store(name)
  }
}

async function store(name: string): Promise<void> {
  const [keyring, text] = [currentKeyring(), values.get(name)]
  if (!keyring || text === undefined) return
  const sealed = await seal(keyFor(name, keyring), name, text)
  // Of two that are sealed at once the later counts; of one that was removed, or of whoever has left, nothing is stored.
  if (values.get(name) !== text) return
  write(name, { at: Date.now(), sealed: sealed.toBase64() })
}

/** As a session begins: everything that its keys open. */
export async function openSealedValues(personId: string): Promise<void> {
  values.clear()
  owner = personId
  const names = [RECENT_SEARCHES, MESSAGES, ...namesOfDrafts().filter((name) => name.startsWith(draftsOf(personId)))]
  await Promise.all(names.map(openOne))
}

async function openOne(name: string): Promise<void> {
  const [keyring, kept] = [currentKeyring(), read(name)]
  if (!keyring || !kept) return
  const text = await opened(name, keyring, kept).catch(() => null)
  if (keyring !== currentKeyring()) return
  // What another session sealed is of no use to this one.
  if (text === null) removeKept(name)
  else values.set(name, text)
}

/** @throws Error for what another key sealed, or what is damaged */
const opened = async (name: string, keyring: Keyring, { sealed }: Kept): Promise<string | null> =>
  open<string>(keyFor(name, keyring), name, Uint8Array.fromBase64(sealed))

/** In this page nothing can be read any more. Of what is stored only drafts stay, sealed. */
export function forgetSealedValues(): void {
  values.clear()
  owner = null
  removeKept(RECENT_SEARCHES)
  removeKept(MESSAGES)
}

export function removeDraftsOf(personId: string): void {
  for (const name of namesOfDrafts().filter((one) => one.startsWith(draftsOf(personId)))) writeSealed(name, null)
}

/** Of anybody who never came back for them, and what is no draft of this program. */
export function removeDraftsBefore(instant: number): void {
  for (const name of namesOfDrafts()) if ((read(name)?.at ?? 0) < instant) removeKept(name)
}

/** What another tab of this person writes is read here too. */
export function watchSealedValues(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || owner === null || !key.startsWith(draftsOf(owner))) return
    if (newValue === null) values.delete(key)
    else void openOne(key)
  })
}

function namesOfDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter(isDraft)
  } catch {
    return []
  }
}

function read(name: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(storageOf(name).getItem(name) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function write(name: string, kept: Kept): void {
  try {
    storageOf(name).setItem(name, JSON.stringify(kept))
  } catch {
    // It lives on in memory until the page is left.
  }
}

function removeKept(name: string): void {
  try {
    storageOf(name).removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'sealed' in value &&
  typeof value.sealed === 'string'
