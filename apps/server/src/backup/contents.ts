// What the first and the last entry of a backup say.
import { z } from 'zod'

export const HEADER = 'backup.json'
export const CONTENTS = 'contents.json'
export const FORMAT = 1

/** What has to be known before anything is restored. */
export const header = z.object({
  format: z.literal(FORMAT),
  /** Of the program that took it. */
  version: z.string(),
  migration: z.string(),
  takenAt: z.string(),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
})
export type Header = z.output<typeof header>

/** What a restored copy has to be like. */
export const contents = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  /** None when they were left out. */
  files: z.object({ count: z.number(), sizeInBytes: z.number() }).nullable(),
  /** The last seal of the books: what a check of later books is compared with. None where nothing was sealed yet. */
  seal: z.object({ number: z.number(), hash: z.string() }).nullable(),
})
export type Contents = z.output<typeof contents>

const PLACE_OF_ROWS = /^tables\/([a-z0-9_]+)\/\d+$/
const PLACE_OF_FILE = /^files\/(.+)$/

export const placeOfRows = (table: string, piece: number): string => `tables/${table}/${String(piece).padStart(6, '0')}`
export const placeOfFile = (storageKey: string): string => `files/${storageKey}`
export const tableAt = (place: string): string | undefined => PLACE_OF_ROWS.exec(place)?.[1]
export const fileAt = (place: string): string | undefined => PLACE_OF_FILE.exec(place)?.[1]
